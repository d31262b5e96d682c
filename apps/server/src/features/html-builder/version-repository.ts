import { KEPT_TEMPLATE_VERSIONS } from '@innkeeper/domain/html-builder/constants.ts'
import { and, desc, eq, lte, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import type { StoredTemplate } from './repository.ts'
import { toStored } from './stored-content.ts'
import { type StoredContent, templateVersions } from './tables.ts'

const isOfTemplate = (propertyId: string, templateId: string) =>
  and(eq(templateVersions.propertyId, propertyId), eq(templateVersions.templateId, templateId))

/** Newest first. */
export function findVersions(tx: Tx, propertyId: string, templateId: string) {
  return tx
    .select({
      version: templateVersions.version,
      publishedAt: templateVersions.publishedAt,
      publishedBy: templateVersions.publishedBy,
      name: sql<string>`coalesce(${templateVersions.content} ->> 'name', '')`,
    })
    .from(templateVersions)
    .where(isOfTemplate(propertyId, templateId))
    .orderBy(desc(templateVersions.version))
    .limit(KEPT_TEMPLATE_VERSIONS)
}

export async function findVersion(
  tx: Tx,
  propertyId: string,
  templateId: string,
  version: number,
): Promise<StoredContent | null> {
  const [row] = await tx
    .select({ content: templateVersions.content })
    .from(templateVersions)
    .where(and(isOfTemplate(propertyId, templateId), eq(templateVersions.version, version)))
  return row?.content ?? null
}

type Publication = { version: number; publishedAt: Date; publishedBy: string }

/** Keeps what is published now, and lets go of the oldest. */
export async function insertVersion(
  tx: Tx,
  { propertyId, template }: StoredTemplate,
  publication: Publication,
): Promise<void> {
  const content = toStored(template)
  await tx.insert(templateVersions).values({ propertyId, templateId: template.id, content, ...publication })
  await tx
    .delete(templateVersions)
    .where(
      and(
        isOfTemplate(propertyId, template.id),
        lte(templateVersions.version, publication.version - KEPT_TEMPLATE_VERSIONS),
      ),
    )
}
