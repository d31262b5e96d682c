import type { TemplateType } from '@innkeeper/domain/html-builder/constants.ts'
import { namedIdsIn } from '@innkeeper/domain/html-builder/named-ids.ts'
import type { Template, TemplateContent } from '@innkeeper/domain/html-builder/template-schema.ts'
import { upgradeTemplate } from '@innkeeper/domain/html-builder/template-upgrades.ts'
import { and, count, desc, eq, getTableColumns, sum } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { contentOf, toStored } from './stored-content.ts'
import { type CompiledEmails, type StoredContent, templates } from './tables.ts'

/** What was compiled is large, and only asked for by whoever sends it; what is counted and named is asked for alone. */
const { compiled: _, namedIds: __, bodyBytes: ___, ...COLUMNS } = getTableColumns(templates)
type TemplateRow = Omit<typeof templates.$inferSelect, 'compiled' | 'namedIds' | 'bodyBytes'>

/** A template as it is stored, in the shape of today. */
export type StoredTemplate = {
  /** The draft. */
  template: Template
  /** What guests and recipients get. */
  published: TemplateContent | null
} & Pick<TemplateRow, 'propertyId' | 'revision' | 'changedBy' | 'publishedAt' | 'publishedVersion'>

const isTemplate = (propertyId: string, id: string) =>
  and(eq(templates.propertyId, propertyId), eq(templates.id, id))

/** Null when this version cannot read it. */
function storedOf(row: TemplateRow): StoredTemplate | null {
  const template = upgraded(row, { ...row.body, name: row.name })
  if (!template) return null
  const published = row.published && upgraded(row, row.published)
  const { propertyId, revision, changedBy, publishedAt, publishedVersion } = row
  return {
    ...{ propertyId, revision, changedBy, publishedAt, publishedVersion },
    template,
    published: published && contentOf(published),
  }
}

type Owner = Pick<TemplateRow, 'id' | 'type' | 'createdAt' | 'lastModified'>

/** Stored content of any version as the template it belongs to; null when this version cannot read it. */
export function upgraded(
  { id, type, createdAt, lastModified }: Owner,
  content: StoredContent,
): Template | null {
  const moments = { createdAt: createdAt.toISOString(), lastModified: lastModified.toISOString() }
  return upgradeTemplate({ ...content, ...moments, id, type })
}

/** Null when there is none, or none that this version can read. */
export async function findTemplate(tx: Tx, propertyId: string, id: string): Promise<StoredTemplate | null> {
  const [row] = await tx.select(COLUMNS).from(templates).where(isTemplate(propertyId, id))
  return row ? storedOf(row) : null
}

/** Throws `template/unknown`. */
export async function requireTemplate(tx: Tx, propertyId: string, id: string): Promise<StoredTemplate> {
  return known(await findTemplate(tx, propertyId, id))
}

/** The same, held until the transaction ends. */
export async function lockTemplate(tx: Tx, propertyId: string, id: string): Promise<StoredTemplate> {
  const [row] = await tx.select(COLUMNS).from(templates).where(isTemplate(propertyId, id)).for('update')
  return known(row ? storedOf(row) : null)
}

function known(stored: StoredTemplate | null): StoredTemplate {
  if (!stored) throw new AppError('template/unknown', 'There is no such template.')
  return stored
}

/** All or those of one type, the last changed first. */
export async function findTemplates(
  tx: Tx,
  propertyId: string,
  type: TemplateType | undefined,
): Promise<StoredTemplate[]> {
  const rows = await tx
    .select(COLUMNS)
    .from(templates)
    .where(and(eq(templates.propertyId, propertyId), type && eq(templates.type, type)))
    .orderBy(desc(templates.lastModified), templates.id)
  return rows.map(storedOf).filter((stored) => stored !== null)
}

/** How many there are, and how much is written in their drafts. */
export async function measureTemplates(
  tx: Tx,
  propertyId: string,
): Promise<{ templates: number; bytes: number }> {
  const [row] = await tx
    .select({ all: count(), size: sum(templates.bodyBytes) })
    .from(templates)
    .where(eq(templates.propertyId, propertyId))
  return { templates: row?.all ?? 0, bytes: Number(row?.size ?? 0) }
}

type Draft = { content: TemplateContent; changedBy: string; now: Date }

function draftColumns({ content, changedBy, now }: Draft) {
  const { name, ...body } = toStored(content)
  return { name, body, changedBy, lastModified: now }
}

export async function insertTemplate(
  tx: Tx,
  propertyId: string,
  { id, type, ...draft }: Draft & { id: string; type: TemplateType },
): Promise<StoredTemplate> {
  const [row] = await tx
    .insert(templates)
    .values({
      ...{ propertyId, id, type, createdAt: draft.now },
      ...draftColumns(draft),
      namedIds: namedIdsIn(draft.content),
    })
    .returning(COLUMNS)
  return known(row ? storedOf(row) : null)
}

/** By a draft and what is published beside it; null, as not looked at, where that cannot be read. */
function idsNamedBy(draft: TemplateContent, { published, publishedAt }: StoredTemplate): string[] | null {
  return published === null && publishedAt !== null ? null : namedIdsIn([draft, published])
}

/** Of a template that is locked. */
export async function updateDraft(tx: Tx, before: StoredTemplate, draft: Draft): Promise<StoredTemplate> {
  const [row] = await tx
    .update(templates)
    .set({
      ...draftColumns(draft),
      revision: before.revision + 1,
      namedIds: idsNamedBy(draft.content, before),
    })
    .where(isTemplate(before.propertyId, before.template.id))
    .returning(COLUMNS)
  return known(row ? storedOf(row) : null)
}

type Publication = { version: number; publishedAt: Date; publishedBy: string }

/** Makes the draft of a locked template what everybody gets. */
export async function updatePublished(
  tx: Tx,
  { propertyId, template }: StoredTemplate,
  { version, publishedAt, publishedBy }: Publication,
): Promise<StoredTemplate> {
  const published = toStored(template)
  const { name: _, ...body } = published
  const [row] = await tx
    .update(templates)
    // The draft as well, in the shape of today: both can be compared where they are stored.
    .set({
      ...{ body, published, publishedVersion: version, publishedAt, publishedBy },
      namedIds: namedIdsIn(published),
    })
    .where(isTemplate(propertyId, template.id))
    .returning(COLUMNS)
  return known(row ? storedOf(row) : null)
}

/** Nobody gets a locked template any more; the number of its last version goes on counting. */
export async function clearPublished(
  tx: Tx,
  { propertyId, template }: StoredTemplate,
): Promise<StoredTemplate> {
  const [row] = await tx
    .update(templates)
    .set({
      ...{ published: null, publishedAt: null, publishedBy: null, compiled: null },
      namedIds: namedIdsIn(contentOf(template)),
    })
    .where(isTemplate(propertyId, template.id))
    .returning(COLUMNS)
  return known(row ? storedOf(row) : null)
}

export async function findCompiled(
  tx: Tx,
  { propertyId, template }: StoredTemplate,
): Promise<CompiledEmails | null> {
  const [row] = await tx
    .select({ compiled: templates.compiled })
    .from(templates)
    .where(isTemplate(propertyId, template.id))
  return row?.compiled ?? null
}

export async function updateCompiled(
  tx: Tx,
  { propertyId, template }: StoredTemplate,
  compiled: CompiledEmails | null,
): Promise<void> {
  await tx.update(templates).set({ compiled }).where(isTemplate(propertyId, template.id))
}

export async function removeTemplate(tx: Tx, propertyId: string, id: string): Promise<void> {
  await tx.delete(templates).where(isTemplate(propertyId, id))
}
