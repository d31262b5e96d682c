import { currentState } from '@innkeeper/domain/guests/phase.ts'
import { and, eq } from 'drizzle-orm'
import { type AttemptLimit, createAttemptLimit } from '../../../platform/auth/attempt-limit.ts'
import { clientNetwork } from '../../../platform/auth/client-network.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database } from '../../../platform/db/port.ts'
import { bookings } from '../../guests/tables.ts'
import { bookingUnknown } from './visits.ts'

/** Per minute: enough for a guest who mistypes, too few for one who guesses, also from many places at once. */
const TRIES_PER_PLACE = 5
const TRIES_PER_NUMBER = 5
const TRIES_PER_PROPERTY = 60

type Claim = {
  propertyId: string
  reservationNumber: string
  lastName: string
  /** Of the network. */
  address: string
}
type PropertyTimes = { timeZone: string; checkOutTime: string }

export type BillBookings = {
  /** The booking of a guest in the house who names it; throws `order/booking-unknown` or `request/too-many`. */
  claim(claim: Claim, place: PropertyTimes): Promise<{ id: string; departure: string }>
}

/** Put on bill for a visitor without a link: reservation number and last name, and nothing is told of the booking. */
export function createBillBookings({ db, clock }: { db: Database; clock: Clock }): BillBookings {
  const now = () => clock.now().getTime()
  const places = createAttemptLimit(TRIES_PER_PLACE, now)
  const numbers = createAttemptLimit(TRIES_PER_NUMBER, now)
  const properties = createAttemptLimit(TRIES_PER_PROPERTY, now)

  return {
    async claim({ propertyId, reservationNumber, lastName, address }, { timeZone, checkOutTime }) {
      const counters: [AttemptLimit, string][] = [
        [places, `${propertyId}|${clientNetwork(address)}`],
        [numbers, `${propertyId}|${reservationNumber}`],
        [properties, propertyId],
      ]
      for (const [tries, key] of counters) tries.refuseSpent(key)
      for (const [tries, key] of counters) tries.take(key)
      const found = await db.tenant(
        propertyId,
        (tx) =>
          tx
            .select({
              id: bookings.id,
              lastName: bookings.lastName,
              state: bookings.state,
              departure: bookings.departure,
            })
            .from(bookings)
            .where(and(eq(bookings.propertyId, propertyId), eq(bookings.bookingNumber, reservationNumber)))
            .limit(5),
        { readOnly: true },
      )
      const booking = found.find(
        (each) =>
          // A booking without a name is opened by its link alone.
          nameKeyOf(each.lastName) !== '' &&
          isSameName(each.lastName, lastName) &&
          currentState(each, now(), timeZone, checkOutTime) === 'checkin',
      )
      if (!booking) throw bookingUnknown()
      for (const [tries, key] of counters) tries.giveBack(key)
      return { id: booking.id, departure: booking.departure }
    },
  }
}

/** As a person would say that two names are the same: capitals and spaces do not matter, letters do. */
function isSameName(one: string, other: string): boolean {
  return nameKeyOf(one) === nameKeyOf(other)
}

function nameKeyOf(name: string): string {
  return name.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()
}
