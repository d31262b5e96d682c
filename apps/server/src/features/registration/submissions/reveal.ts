import type { RevealReason } from '@innkeeper/domain/registration/constants.ts'
import { isMaskedField } from '@innkeeper/domain/registration/standard-fields.ts'
import { can } from '@innkeeper/domain/team/capabilities.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Tx } from '../../../platform/db/port.ts'
import type { Staff } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { recordBy } from '../../audit/service.ts'
import type { SubmissionRow } from '../tables.ts'
import type { OpenForm } from './open-form.ts'
import { peopleOf } from './presenter.ts'
import { findSubmission } from './repository.ts'
import { makeRevealedToken } from './revealed-token.ts'

type Asked = { id: string; person: number; field: string; reason: RevealReason }
type Dependencies = { clock: Clock; secret: string; openForm: OpenForm }

export const unknownSubmission = () => new AppError('registration/unknown', 'There is no such registration.')

/** The provider's staff see masks, whatever they do in a property. */
export function requireReveal(staff: Staff): void {
  if (can(staff, 'registration:reveal')) return
  throw new AppError('registration/masked', 'This role sees masks.')
}

/** Opens one masked value and writes down who did, of which booking, which field and why; nothing of the guest. */
export function createReveal({ clock, secret, openForm }: Dependencies) {
  function linkTo(staff: Staff, row: SubmissionRow, what: 'signature' | 'idPicture') {
    const token = makeRevealedToken(secret, staff, { submissionId: row.id, what }, clock.now().getTime())
    return { value: null, src: `/api/hotel/registrationForms/revealed/${token}` }
  }

  /** Null where there is nothing to open. */
  function openedValue(staff: Staff, row: SubmissionRow, { person, field }: Asked) {
    if (field === 'idPicture') return row.pictureId === null ? null : linkTo(staff, row, field)
    const filled = openForm(row)
    if (field === 'signature') return filled.signature === null ? null : linkTo(staff, row, field)
    const values = peopleOf(row, filled)[person]?.values ?? {}
    const value = Object.hasOwn(values, field) ? values[field] : undefined
    return value ? { value, src: null } : null
  }

  return async (
    tx: Tx,
    staff: Staff,
    asked: Asked,
  ): Promise<{ value: string | null; src: string | null }> => {
    requireReveal(staff)
    const { row } = (await findSubmission(tx, staff.propertyId, asked.id)) ?? {}
    if (!row) throw unknownSubmission()
    const isLocked = row.lockedAt !== null
    if (isLocked && asked.reason !== 'authority asks')
      throw new AppError('registration/locked', 'The guest was erased; only an authority may ask for it.')
    const isMasked = isLocked || isMaskedField(asked.field)
    const opened = isMasked ? openedValue(staff, row, asked) : null
    if (!opened) throw unknownSubmission()
    await recordBy(tx, staff, {
      action: 'document.read',
      subject: row.bookingNumber,
      details: { field: asked.field, reason: asked.reason },
    })
    return opened
  }
}
