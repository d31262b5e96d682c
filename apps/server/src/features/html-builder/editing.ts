import type { StaffTemplate } from '@innkeeper/api/html-builder/templates.ts'
import { TEMPLATE_CONTENT_MAX_BYTES, type TemplateType } from '@innkeeper/domain/html-builder/constants.ts'
import type { TemplateContent } from '@innkeeper/domain/html-builder/template-schema.ts'
import { acceptContent } from '@innkeeper/html-builder/accept-content.ts'
import type { Tx } from '../../platform/db/port.ts'
import { emit } from '../../platform/events/outbox.ts'
import type { Staff } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { House } from './house.ts'
import type { StaffPresenter } from './present-staff.ts'
import type { StoredTemplate } from './repository.ts'
import { contentOf } from './stored-content.ts'

/** What a change of a template works with. */
export type Editing = { tx: Tx; staff: Staff; house: House; now: Date; presenter: StaffPresenter }

export function presentTo({ presenter, tx, house }: Editing, stored: StoredTemplate): Promise<StaffTemplate> {
  return presenter.one(tx, house, stored)
}

/** What was sent as it is stored. Throws `template/too-large`, or `template/wrong-module` with where it stands. */
export function requireAcceptable(sent: TemplateContent, type: TemplateType): TemplateContent {
  const accepted = acceptContent(contentOf(sent), type)
  if ('fault' in accepted) {
    throw new AppError('template/wrong-module', 'A module cannot be kept as it is.', accepted.fault)
  }
  if (Buffer.byteLength(JSON.stringify(accepted.content)) > TEMPLATE_CONTENT_MAX_BYTES) {
    throw new AppError('template/too-large', `A template has ${TEMPLATE_CONTENT_MAX_BYTES} bytes at most.`)
  }
  return accepted.content
}

/** The refusal of a save that is based on an older draft, with the draft as it is now. */
export async function staleRevision(editing: Editing, current: StoredTemplate): Promise<AppError> {
  return new AppError('template/stale-revision', 'Somebody saved this template meanwhile.', {
    current: await presentTo(editing, current),
  })
}

/** Tells the editors that a draft is another. */
export async function tellChanged(
  { tx, staff }: Editing,
  { template, revision }: StoredTemplate,
  isDeleted = false,
): Promise<void> {
  await emit(tx, staff.propertyId, 'template.changed', {
    ...{ templateId: template.id, revision, isDeleted },
    by: staff.userId,
  })
}
