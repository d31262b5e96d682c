import { arrivalAtCheckIn, goesOn, todayIn } from '@innkeeper/domain/guests/stay-commands.ts'
import type { StoredBooking } from '../write-booking.ts'
import { requireFreeNumber } from './booking-number.ts'
import type { StayChange } from './change-stay.ts'
import { refusePassed, requireValid, storedFields } from './fields.ts'
import { recordStay } from './record-stay.ts'
import { requireAllowed } from './refusal.ts'
import { bookingAt, momentOf, type StayWork } from './work.ts'
import { writeStay } from './write-stay.ts'

/** Checks a guest in with what was corrected at the desk (spec 5); who comes early is here from today on. */
export async function checkIn(work: StayWork, sent: StayChange): Promise<string> {
  const booking = await bookingAt(work, sent)
  requireAllowed('check in', booking, work)
  const { localization } = work.house.property
  const change = storedFields(sent.change, booking, { localization, now: work.now })
  await letIn(work, booking, { change, reason: sent.sharedUnitReason })
  await requireFreeNumber(work, { ...booking, ...change }, booking)
  return booking.id
}

type LettingIn = { change: ReturnType<typeof storedFields>; reason: string | undefined }

/** The same for a booking that is held already. */
export async function letIn(
  work: StayWork,
  booking: StoredBooking,
  { change, reason }: LettingIn,
): Promise<void> {
  const moment = momentOf(work)
  const corrected = { ...booking, ...change }
  const arrival = arrivalAtCheckIn(corrected, todayIn(moment.house, moment.now))
  const after = { ...corrected, arrival }
  requireValid(after, { localization: work.house.property.localization })
  if (!goesOn(after, moment)) refusePassed()
  const here = { ...change, arrival, state: 'checkin' as const, checkedInAt: work.now, checkedOutAt: null }
  await writeStay(work, booking, here, {
    kind: 'checked-in',
    reason,
    // Where nobody said why, the desk sees who else is expected there before it hands out the key.
    known: booking.sharedUnitReason === null ? null : booking,
  })
  await recordStay(work, 'booking.checked-in', after)
}
