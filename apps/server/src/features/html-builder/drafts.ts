import { isDeepStrictEqual } from 'node:util'
import type { StaffTemplate } from '@innkeeper/api/html-builder/templates.ts'
import type { TemplateType } from '@innkeeper/domain/html-builder/constants.ts'
import { copyTemplateName } from '@innkeeper/domain/html-builder/copy-name.ts'
import type { TemplateContent } from '@innkeeper/domain/html-builder/template-schema.ts'
import type { Tx } from '../../platform/db/port.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { newId } from '../../platform/ids.ts'
import { type Editing, presentTo, requireAcceptable, staleRevision, tellChanged } from './editing.ts'
import {
  insertTemplate,
  lockTemplate,
  requireTemplate,
  type StoredTemplate,
  updateDraft,
} from './repository.ts'
import { withinRoom } from './room.ts'
import { contentOf } from './stored-content.ts'

type Save = TemplateContent & { id: string; revision?: number | undefined }

/** Throws `template/unknown`, what is wrong with the content, `template/no-room`, or `template/stale-revision` with the draft as it is. */
export async function saveTemplate(
  editing: Editing,
  { id, revision, ...sent }: Save,
): Promise<StaffTemplate> {
  const before = await lockTemplate(editing.tx, editing.staff.propertyId, id)
  const content = requireAcceptable(sent, before.template.type)
  // What is there already is saved, whoever saved it: a save whose answer was lost is sent again.
  if (saysSame(before, content)) return presentTo(editing, before)
  if (revision !== undefined && revision !== before.revision) throw await staleRevision(editing, before)
  return writeDraft(editing, before, content)
}

/** Makes other content the draft of a locked template. Throws `template/no-room`. */
export async function writeDraft(
  editing: Editing,
  before: StoredTemplate,
  content: TemplateContent,
): Promise<StaffTemplate> {
  const { tx, staff, now } = editing
  const saved = await withinRoom(tx, staff.propertyId, () =>
    updateDraft(tx, before, { content, changedBy: staff.name, now }),
  )
  await tellChanged(editing, saved)
  return presentTo(editing, saved)
}

export function saysSame({ template }: StoredTemplate, content: TemplateContent): boolean {
  return isDeepStrictEqual(contentOf(template), content)
}

/** What a new template begins with. */
export type Beginning =
  | { content: TemplateContent }
  | { copyOf: string }
  /** A preset as it was built; null where there is none of this type. */
  | { base: TemplateContent | null }

/** Throws `template/too-many`, `template/no-room`, `template/unknown`, `template/wrong-type`, `template/no-preset` or what is wrong with it. */
export async function addTemplate(
  editing: Editing,
  { type, beginning }: { type: TemplateType; beginning: Beginning },
): Promise<StaffTemplate> {
  const { tx, staff, now } = editing
  const { propertyId, name: changedBy } = staff
  const content = requireAcceptable(await contentFrom(tx, propertyId, type, beginning), type)
  const added = await withinRoom(tx, propertyId, () =>
    insertTemplate(tx, propertyId, { id: newId(), type, content, changedBy, now }),
  )
  await tellChanged(editing, added)
  return presentTo(editing, added)
}

async function contentFrom(
  tx: Tx,
  propertyId: string,
  type: TemplateType,
  beginning: Beginning,
): Promise<TemplateContent> {
  if ('content' in beginning) return beginning.content
  if ('base' in beginning) {
    if (!beginning.base) throw new AppError('template/no-preset', `There is no such preset as ${type}.`)
    return beginning.base
  }
  const { template } = await requireTemplate(tx, propertyId, beginning.copyOf)
  requireType(template.type, type)
  return { ...contentOf(template), name: copyTemplateName(template.name) }
}

/** Throws `template/wrong-type`. */
export function requireType(type: TemplateType, asked: TemplateType): void {
  if (type !== asked) throw new AppError('template/wrong-type', `This is of the type ${type}, not ${asked}.`)
}
