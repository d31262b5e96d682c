import { isDeepStrictEqual } from 'node:util'
import type { StaffTemplate } from '@innkeeper/api/html-builder/templates.ts'
import type { TemplateType } from '@innkeeper/domain/html-builder/constants.ts'
import type { TemplateContent } from '@innkeeper/domain/html-builder/template-schema.ts'
import type { Database } from '../../platform/db/port.ts'
import { emit } from '../../platform/events/outbox.ts'
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

/** Makes of every language what is filled per recipient; null where nothing is sent. */
export type CompileAll = (
  content: TemplateContent,
  propertyId: string,
  type: TemplateType,
) => Promise<CompiledEmails | null>

/** A draft, compiled before the transaction that publishes it begins. */
export type CompiledDraft = { revision: number; compiled: CompiledEmails | null } | null

export async function compileDraft(
  db: Database,
  compileAll: CompileAll,
  { propertyId, id }: { propertyId: string; id: string },
): Promise<CompiledDraft> {
  const stored = await db.tenant(propertyId, (tx) => findTemplate(tx, propertyId, id), { readOnly: true })
  if (!stored) return null
  const { template, revision } = stored
  const isSent = template.type !== 'page'
  const compiled = isSent ? await compileAll(contentOf(template), propertyId, template.type) : null
  return { revision, compiled }
}

/** Throws `template/unknown`, or `template/stale-revision` where the draft is not the one that was looked at. */
export async function publishTemplate(
  editing: Editing,
  { id, revision }: { id: string; revision: number },
  draft: CompiledDraft,
): Promise<StaffTemplate> {
  const { tx, staff, now } = editing
  const stored = await lockTemplate(tx, staff.propertyId, id)
  if (stored.revision !== revision || draft?.revision !== revision) throw await staleRevision(editing, stored)
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
