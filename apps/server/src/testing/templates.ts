import type { TemplateType } from '@innkeeper/domain/html-builder/constants.ts'
import type { TemplateContent } from '@innkeeper/domain/html-builder/template-schema.ts'
import { toStored } from '../features/html-builder/stored-content.ts'
import { templates, templateVersions } from '../features/html-builder/tables.ts'
import type { Database } from '../platform/db/port.ts'
import { newId } from '../platform/ids.ts'

type TemplateWish = Partial<TemplateContent> & { type?: TemplateType; isPublished?: boolean }

export function aTemplateContent(change: Partial<TemplateContent> = {}): TemplateContent {
  return {
    name: 'Walks',
    standardType: null,
    style: { innerBgColor: null, outerBgColor: null },
    localizedData: {},
    subject: {},
    preheader: {},
    isMarketing: false,
    ...change,
  }
}

/** A page that guests can open, unless the test says otherwise; answers its id. */
export async function aTemplate(
  db: Database,
  propertyId: string,
  { type = 'page', isPublished = true, ...content }: TemplateWish = {},
): Promise<string> {
  const id = newId()
  const stored = toStored(aTemplateContent(content))
  const { name, ...body } = stored
  const publishedAt = new Date()
  const publication = isPublished ? { published: stored, publishedVersion: 1, publishedAt } : {}
  await db.tenant(propertyId, async (tx) => {
    await tx.insert(templates).values({ propertyId, id, type, name, body, ...publication })
    if (isPublished) {
      const version = { version: 1, content: stored, publishedAt }
      await tx.insert(templateVersions).values({ propertyId, templateId: id, ...version })
    }
  })
  return id
}
