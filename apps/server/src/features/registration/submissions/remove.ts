import { adultsRegistered } from '@innkeeper/domain/registration/wholly-registered.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { emit } from '../../../platform/events/outbox.ts'
import type { Staff } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { recordBy } from '../../audit/service.ts'
import { watchIdOf } from '../../guests/service.ts'
import { findFormVersion } from '../forms/repository.ts'
import { lockStay, markRegistered } from '../guest/repository.ts'
import type { EraseForms } from '../privacy/erase-forms.ts'
import type { SealedForms } from '../sealed-forms.ts'
import type { SubmissionRow } from '../tables.ts'
import { findSubmission, findSubmissionsOfStay, lockSubmission } from './repository.ts'
import { unknownSubmission } from './reveal.ts'

type Dependencies = { clock: Clock; sealedForms: SealedForms; eraseForms: EraseForms }

/** Erases the person of one form, as far as a law lets it go; the stay is registered as far as the others say. */
export function createRemove({ clock, sealedForms, eraseForms }: Dependencies) {
  /** Each form registers whom it asked for when it was sent. */
  async function adultsIn(tx: Tx, rows: readonly SubmissionRow[], adults: number | null): Promise<number> {
    let registered = 0
    for (const row of rows) {
      const version = await findFormVersion(tx, row.propertyId, row.formId, row.formVersion)
      if (!version) throw new TypeError('a version that was used is never deleted')
      const filled = sealedForms.openIfReadable(row) ?? { companions: [] }
      registered = adultsRegistered(registered, filled, { adults, body: version.body })
    }
    return registered
  }

  return async (tx: Tx, staff: Staff, id: string): Promise<{ lockedUntil: string | null }> => {
    const { propertyId } = staff
    const found = await findSubmission(tx, propertyId, id)
    // The stay before its forms, as whoever sends one holds them.
    const stay = found && (await lockStay(tx, propertyId, found.row.bookingId))
    const row = await lockSubmission(tx, propertyId, id)
    if (!row) throw unknownSubmission()
    if (row.lockedAt) throw new AppError('registration/locked', 'A law keeps it until its day.')
    const lockedUntil = await eraseForms.erase(tx, propertyId, [row], clock.now())
    await recordBy(tx, staff, { action: 'registration.removed', subject: row.bookingNumber })
    await emit(tx, propertyId, 'registration.changed', { submissionId: id })
    if (!stay) return { lockedUntil }
    const listed = await findSubmissionsOfStay(tx, propertyId, stay.id)
    const left = listed.map((one) => one.row).filter(({ lockedAt }) => lockedAt === null)
    await markRegistered(tx, stay, {
      registeredAt: left.find(({ person }) => person === 'main')?.sentAt ?? null,
      registeredPeople: await adultsIn(tx, left, stay.adults),
    })
    await emit(tx, propertyId, 'booking.changed', { bookingId: stay.id })
    await emit(tx, propertyId, 'stay.changed', { watchIds: [watchIdOf(stay.linkKey)] })
    return { lockedUntil }
  }
}
