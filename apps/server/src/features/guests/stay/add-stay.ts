import type { StayFields } from '@innkeeper/api/guests/stay-commands.ts'
import { todayIn } from '@innkeeper/domain/guests/stay-commands.ts'
import { requireKnownUnits } from '../known-units.ts'
import { createBooking } from '../write-booking.ts'
import { newBookingNumber, requireFreeNumber } from './booking-number.ts'
import { letIn } from './check-in.ts'
import { requireValid, storedFields } from './fields.ts'
import { isReturningGuest } from './other-stays.ts'
import { recordStay } from './record-stay.ts'
import { settleUnit } from './settle-unit.ts'
import { momentOf, type StayWork, writerOf } from './work.ts'

type Adding = { booking: StayFields; sharedUnitReason?: string | undefined; checksIn: boolean }

/** A new booking; a guest without one who stands at the desk is checked in with it. */
export async function addStay(
  work: StayWork,
  { booking: sent, sharedUnitReason, checksIn }: Adding,
): Promise<string> {
  const { tx, propertyId } = work
  const { localization } = work.house.property
  const { now, house } = momentOf(work)
  const fields = storedFields(sent, null, { localization, now: work.now })
  const values = {
    firstName: '',
    lastName: '',
    arrival: todayIn(house, now),
    departure: '',
    email: null,
    phone: null,
    unitId: null,
    ...fields,
    bookingNumber: fields.bookingNumber || (await newBookingNumber(work)),
  }
  requireValid(values, { localization })
  await requireFreeNumber(work, { id: null, bookingNumber: values.bookingNumber })
  await requireKnownUnits(tx, propertyId, values)
  const stay = { ...values, id: null, state: 'precheckin' as const, cancelledAt: null, noShowAt: null }
  const taking = { ...stay, checkOutTime: values.checkOutTime ?? null }
  const reason = sharedUnitReason || null
  const shared = await settleUnit(work, taking, { known: null, said: reason, kept: null })
  const contact = { ...values, propertyId, id: null, returningGuestSaid: null }
  const booking = await createBooking(
    tx,
    propertyId,
    { ...values, sharedUnitReason: shared, isReturningGuest: await isReturningGuest(tx, contact) },
    writerOf(work),
  )
  await recordStay(work, 'booking.added', booking)
  if (checksIn) await letIn(work, booking, { change: {}, reason: sharedUnitReason })
  return booking.id
}
