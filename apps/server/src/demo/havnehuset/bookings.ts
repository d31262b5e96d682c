import { type BookingState, DEFAULT_BOOKING_TYPE } from '@innkeeper/domain/guests/schema.ts'
import { addDays, localTimeAt } from '@innkeeper/domain/time.ts'
import { type DemoBooking, USUAL_STAY } from '../demo-property.ts'
import { emailOf } from '../guest-names.ts'
import { stableId } from '../stable-id.ts'
import { HAVNEHUSET, HAVNEHUSET_ID } from './property.ts'
import { unitId } from './units.ts'

/** Room, days from today to arrival and departure, state, first and last name, language. */
const STAYS: readonly [string, number, number, BookingState, string, string, string][] = [
  ['1', -5, -1, 'checkout', 'Birgit', 'Thomsen', 'da'],
  ['2', -4, -2, 'checkout', 'Owen', 'Price', 'en'],
  ['1', -1, 2, 'checkin', 'Anders', 'Friis', 'da'],
  ['3', -3, 1, 'checkin', 'Kadri', 'Tamm', 'et'],
  ['4', -1, 0, 'checkin', 'Louise', 'Dahl', 'da'],
  ['5', -2, 3, 'checkin', 'Niall', 'Byrne', 'en'],
  ['4', 0, 3, 'precheckin', 'Torben', 'Juhl', 'da'],
  ['2', 0, 2, 'precheckin', 'Maarja', 'Saar', 'et'],
  ['6', 1, 4, 'precheckin', 'Helle', 'Winther', 'da'],
  ['3', 5, 9, 'precheckin', 'Clara', 'Bennett', 'en'],
]

export function havnehusetBookings(now: number): DemoBooking[] {
  const today = localTimeAt(now, HAVNEHUSET.timeZone).date
  return STAYS.map(([unitCode, from, to, state, firstName, lastName, language], nth) => ({
    ...USUAL_STAY,
    id: stableId(HAVNEHUSET_ID, 'booking', String(nth)),
    linkKey: stableId(HAVNEHUSET_ID, 'link', String(nth)),
    bookingNumber: `H${1041 + nth}`,
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
      phone: `+45 20 00 01 ${10 + nth}`,
      custom: {},
    },
    isReturningGuest: nth % 4 === 0,
  }))
}
