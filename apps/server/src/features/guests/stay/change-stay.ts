import type { StayFields } from '@innkeeper/api/guests/stay-commands.ts'
import { currentState } from '@innkeeper/domain/guests/phase.ts'
import { goesOn } from '@innkeeper/domain/guests/stay-commands.ts'
import { holdPlaces } from '../hold-places.ts'
import { changedFields, lockBooking } from '../write-booking.ts'
import { requireFreeNumber } from './booking-number.ts'
import { endedByItself } from './ended-by-itself.ts'
import { refusePassed, requireValid, storedFields } from './fields.ts'
import { recordStay } from './record-stay.ts'
import { requireAllowed } from './refusal.ts'
import { momentOf, requireRevision, type StayWork } from './work.ts'
import { writeStay } from './write-stay.ts'

export type StayChange = {
  bookingId: string
  revision: number
  change: StayFields
  sharedUnitReason?: string | undefined
}

/** Changes the guest, the nights or the unit; a stay that the clock ended goes on when it is made longer. */
export async function changeStay(work: StayWork, sent: StayChange): Promise<string> {
  await holdPlaces(work.tx, work.propertyId)
  const booking = await lockBooking(work.tx, work.propertyId, sent.bookingId)
  const { localization } = work.house.property
  const change = storedFields(sent.change, booking, { localization, now: work.now })
  // What is there already is saved, whoever saved it: a save whose answer was lost is sent again.
  if (changedFields(booking, change).length === 0) return booking.id
  requireAllowed('change', booking, work)
  await requireRevision(work, booking, sent.revision)
  const after = { ...booking, ...change }
  requireValid(after, { localization, trusted: booking.phone })
  await requireFreeNumber(work, after, booking)
  const moment = momentOf(work)
  const isLonger = after.departure !== booking.departure || after.checkOutTime !== booking.checkOutTime
  if (isLonger && booking.state === 'checkout' && goesOn(after, moment)) {
    if (await endedByItself(work.tx, booking)) Object.assign(change, { state: 'checkin', checkedOutAt: null })
  }
  const isHere = booking.state === 'checkin' && currentState(booking, moment.now, moment.house) === 'checkin'
  if (isHere && !goesOn(after, moment)) refusePassed()
  const isMoved = after.unitId !== booking.unitId
  const written = await writeStay(work, booking, change, {
    kind: isMoved ? 'moved' : 'changed',
    reason: sent.sharedUnitReason,
    known: booking,
  })
  if (isMoved) await recordStay(work, 'booking.moved', written)
  return booking.id
}
