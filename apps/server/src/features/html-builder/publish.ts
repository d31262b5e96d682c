import { isDeepStrictEqual } from 'node:util'
import type { StaffTemplate } from '@innkeeper/api/html-builder/templates.ts'
import { EMAIL_MAX_BYTES, type TemplateType } from '@innkeeper/domain/html-builder/constants.ts'
import type { TemplateContent } from '@innkeeper/domain/html-builder/template-schema.ts'
import { readableModules } from '@innkeeper/html-builder/readable-modules.ts'
import type { Database } from '../../platform/db/port.ts'
import { emit } from '../../platform/events/outbox.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { recordBy } from '../audit/service.ts'
import { type Editing, presentTo, staleRevision } from './editing.ts'
import {
  findTemplate,
  lockTemplate,
  type StoredTemplate,
  updateCompiled,
  updatePublished,
} from './repository.ts'
import { contentOf } from './stored-content.ts'
import type { CompiledEmails } from './tables.ts'
import { insertVersion } from './version-repository.ts'

/** Makes of every language what is filled per recipient, and measures it; null where nothing is sent. */
export type CompileAll = (
  content: TemplateContent,
  propertyId: string,
  type: TemplateType,
) => Promise<{ compiled: CompiledEmails; bytes: Record<string, number> } | null>

/** A draft, compiled and measured before the transaction that publishes it begins. */
export type CompiledDraft = {
  revision: number
  compiled: CompiledEmails | null
  /** Language index to how long it is when it is sent; null where nothing is. */
  bytes: Readonly<Record<string, number>> | null
} | null

export async function compileDraft(
  db: Database,
  compileAll: CompileAll,
  { propertyId, id }: { propertyId: string; id: string },
): Promise<CompiledDraft> {
  const stored = await db.tenant(propertyId, (tx) => findTemplate(tx, propertyId, id), { readOnly: true })
  if (!stored) return null
  const { template, revision } = stored
  const isSent = template.type !== 'page'
  const made = isSent ? await compileAll(contentOf(template), propertyId, template.type) : null
  return { revision, compiled: made?.compiled ?? null, bytes: made?.bytes ?? null }
}

/**
 * Throws `template/unknown`, `template/stale-revision` where the draft is not the one that was looked at,
 * `template/empty`, or `template/too-long` with the language and its length.
 */
export async function publishTemplate(
  editing: Editing,
  { id, revision }: { id: string; revision: number },
  draft: CompiledDraft,
): Promise<StaffTemplate> {
  const { tx, staff, now } = editing
  const stored = await lockTemplate(tx, staff.propertyId, id)
  if (stored.revision !== revision || draft?.revision !== revision) throw await staleRevision(editing, stored)
  requirePublishable(editing, stored, draft)
  await updateCompiled(tx, stored, draft.compiled)
  if (isPublished(stored)) return presentTo(editing, stored)
  const version = (stored.publishedVersion ?? 0) + 1
  const publication = { version, publishedAt: now, publishedBy: staff.name }
  const published = await updatePublished(tx, stored, publication)
  await insertVersion(tx, published, publication)
  const { name, type } = stored.template
  await recordBy(tx, staff, {
    action: 'template.published',
    subject: name,
    details: { type, version: String(version) },
  })
  await emit(tx, staff.propertyId, 'template.published', { templateId: id, version })
  return presentTo(editing, published)
}

/** Whether the draft is what everybody gets already. */
function isPublished({ template, published }: StoredTemplate): boolean {
  return isDeepStrictEqual(contentOf(template), published)
}

function requirePublishable(
  { house }: Editing,
  { template }: StoredTemplate,
  { compiled, bytes }: NonNullable<CompiledDraft>,
): void {
  const isSentToNobody = compiled !== null && Object.keys(compiled.languages).length === 0
  if (isSentToNobody || !saysSomething(template))
    throw new AppError('template/empty', 'There is nothing in it yet.')
  const longest = Object.entries(bytes ?? {}).toSorted(([, a], [, b]) => b - a)[0]
  if (!longest || longest[1] <= EMAIL_MAX_BYTES) return
  const language = Object.values(house.localization.languages).find(
    ({ index }) => String(index) === longest[0],
  )
  const details = {
    language: language?.title ?? longest[0],
    languageIndex: Number(longest[0]),
    kilobytes: Math.ceil(longest[1] / 1024),
  }
  throw new AppError(
    'template/too-long',
    `In ${details.language} this is ${details.kilobytes} KB long. Mail programs cut off what is over 100 KB.`,
    details,
  )
}

/** Whether any language has a module that can be shown. */
function saysSomething({ localizedData }: TemplateContent): boolean {
  return Object.values(localizedData).some((list) => readableModules(list).modules.length > 0)
}
