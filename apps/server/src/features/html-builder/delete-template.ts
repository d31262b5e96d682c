import type { TemplateType } from '@innkeeper/domain/html-builder/constants.ts'
import { emit } from '../../platform/events/outbox.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { WhereUsed } from '../../platform/where-used.ts'
import { recordBy } from '../audit/service.ts'
import { forgetDefaultSignature } from './default-signature.ts'
import { requireType } from './drafts.ts'
import { type Editing, tellChanged } from './editing.ts'
import { findLinks } from './linked-to.ts'
import { lockTemplate, removeTemplate } from './repository.ts'

/** Throws `template/unknown`, `template/wrong-type`, or `template/in-use` with the places. */
export async function deleteTemplate(
  editing: Editing,
  { id, type }: { id: string; type: TemplateType },
  whereUsed: Pick<WhereUsed, 'pages'>,
): Promise<{ id: string }> {
  const { tx, staff, house } = editing
  const { propertyId } = staff
  const stored = await lockTemplate(tx, propertyId, id)
  requireType(stored.template.type, type)
  const { places: uses } = await findLinks(tx, house, whereUsed, id)
  if (uses.length > 0) throw new AppError('template/in-use', 'The template is still in use.', { uses })
  await forgetDefaultSignature(tx, propertyId, id)
  await removeTemplate(tx, propertyId, id)
  await recordBy(tx, staff, {
    action: 'template.deleted',
    subject: stored.template.name,
    details: { type },
  })
  await tellChanged(editing, stored, true)
  if (stored.published) await emit(tx, propertyId, 'template.published', { templateId: id, version: null })
  return { id }
}
