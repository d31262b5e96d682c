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
/** Of a guest in the house. */
export type ClaimedBooking = { id: string; departure: string; state: 'checkin' }

export type BookingClaims = {
  /** The booking of a guest in the house who names it; throws `order/booking-unknown` or `request/too-many`. */
  claim(claim: Claim, place: PropertyTimes): Promise<ClaimedBooking>
  /** The same where it only makes an order easier for staff: null for a wrong name, and for one guess too many. */
  match(claim: Claim, place: PropertyTimes): Promise<ClaimedBooking | null>
}

/** Visitors without a link name their booking by number and last name, and nothing is told of it. */
export function createBookingClaims({ db, clock }: { db: Database; clock: Clock }): BookingClaims {
  const now = () => clock.now().getTime()

  async function find(claim: Claim, place: PropertyTimes): Promise<ClaimedBooking | null> {
    const { propertyId, reservationNumber, lastName } = claim
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
        currentState(each, now(), place.timeZone, place.checkOutTime) === 'checkin',
    )
    return booking ? { id: booking.id, departure: booking.departure, state: 'checkin' } : null
  }

  const forBills = createGuesses(now)
  const forMatches = createGuesses(now)

  return {
    async claim(claim, place) {
      const guess = forBills.take(claim)
      const booking = await find(claim, place)
      if (!booking) throw bookingUnknown()
      guess.giveBack()
      return booking
    },
    async match(claim, place) {
      if (claim.reservationNumber === '' || forMatches.isSpent(claim)) return null
      const guess = forMatches.take(claim)
      const booking = await find(claim, place)
      if (booking) guess.giveBack()
      return booking
    },
  }
}

/** Guesses are counted by network, by number and by property; a right one was none. */
function createGuesses(now: () => number) {
  const places = createAttemptLimit(TRIES_PER_PLACE, now)
  const numbers = createAttemptLimit(TRIES_PER_NUMBER, now)
  const properties = createAttemptLimit(TRIES_PER_PROPERTY, now)
  const countersOf = ({ propertyId, reservationNumber, address }: Claim): [AttemptLimit, string][] => [
    [places, `${propertyId}|${clientNetwork(address)}`],
    [numbers, `${propertyId}|${reservationNumber}`],
    [properties, propertyId],
  ]
  return {
    isSpent: (claim: Claim) => countersOf(claim).some(([tries, key]) => tries.isSpent(key)),
    take(claim: Claim) {
      const counters = countersOf(claim)
      for (const [tries, key] of counters) tries.refuseSpent(key)
      for (const [tries, key] of counters) tries.take(key)
      return {
        giveBack: () => {
          for (const [tries, key] of counters) tries.giveBack(key)
        },
      }
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
