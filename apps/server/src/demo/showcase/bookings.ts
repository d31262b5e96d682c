import { type BookingState, DEFAULT_BOOKING_TYPE } from '@innkeeper/domain/guests/schema.ts'
import { addDays, localTimeAt } from '@innkeeper/domain/time.ts'
import { type DemoBooking, USUAL_STAY } from '../demo-property.ts'
import { emailOf } from '../guest-names.ts'
import { stableId } from '../stable-id.ts'
import { SHOWCASE, SHOWCASE_ID } from './property.ts'
import { unitId } from './units.ts'

/** Cabin, days from today to arrival and departure, state, first and last name, language. */
const STAYS: readonly [string, number, number, BookingState, string, string, string][] = [
  ['1', -1, 3, 'checkin', 'Freja', 'Holst', 'da'],
  ['2', -2, 2, 'checkin', 'Thomas', 'Reed', 'en'],
  ['3', 2, 5, 'precheckin', 'Sofie', 'Krogh', 'da'],
]

export function showcaseBookings(now: number): DemoBooking[] {
  const today = localTimeAt(now, SHOWCASE.timeZone).date
  return STAYS.map(([unitCode, from, to, state, firstName, lastName, language], nth) => ({
    ...USUAL_STAY,
    id: stableId(SHOWCASE_ID, 'booking', String(nth)),
    linkKey: stableId(SHOWCASE_ID, 'link', String(nth)),
    bookingNumber: `L${201 + nth}`,
    arrival: addDays(today, from),
    departure: addDays(today, to),
    state,
    type: DEFAULT_BOOKING_TYPE,
    rateCode: 'STANDARD',
    unitId: unitId(unitCode),
    language,
    guest: {
      type: 'person',
      firstName,
      lastName,
      email: emailOf(firstName, lastName),
      phone: `+45 20 00 02 ${10 + nth}`,
      custom: {},
    },
    isReturningGuest: false,
  }))
}
