import type { StaffTemplate } from '@innkeeper/api/html-builder/templates.ts'
import { emit } from '../../platform/events/outbox.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { WhereUsed } from '../../platform/where-used.ts'
import { recordBy } from '../audit/service.ts'
import { type Editing, presentTo, tellChanged } from './editing.ts'
import { findLinks } from './linked-to.ts'
import { clearPublished, lockTemplate } from './repository.ts'

/** Guests and recipients get it no more. Throws `template/unknown`, or `template/in-use` with the places. */
export async function unpublishTemplate(
  editing: Editing,
  id: string,
  whereUsed: Pick<WhereUsed, 'pages'>,
): Promise<StaffTemplate> {
  const { tx, staff, house } = editing
  const stored = await lockTemplate(tx, staff.propertyId, id)
  if (!stored.published) return presentTo(editing, stored)
  const { places: uses } = await findLinks(tx, house, whereUsed, id)
  if (uses.length > 0) throw new AppError('template/in-use', 'The template is still in use.', { uses })
  const unpublished = await clearPublished(tx, stored)
  const { name, type } = stored.template
  await recordBy(tx, staff, { action: 'template.unpublished', subject: name, details: { type } })
  await tellChanged(editing, unpublished)
  await emit(tx, staff.propertyId, 'template.published', { templateId: id, version: null })
  return presentTo(editing, unpublished)
}
