import { currentState } from '@innkeeper/domain/guests/phase.ts'
import { and, eq } from 'drizzle-orm'
import { type AttemptLimit, createAttemptLimit } from '../../../platform/auth/attempt-limit.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database } from '../../../platform/db/port.ts'
import { bookings } from '../../guests/tables.ts'
import { bookingUnknown } from './visits.ts'

/**
 * Per minute: enough for a guest who mistypes, too few for one who guesses, also from many places at once. A hotel's
 * guests share one network: one of them who guesses is stopped alone, unless they throw their cookies away, and then
 * others only above what a whole house mistypes.
 */
const TRIES_PER_DEVICE = 5
const TRIES_PER_NETWORK = 20
const TRIES_PER_NUMBER = 5
const TRIES_PER_PROPERTY = 60

type Claim = {
  propertyId: string
  reservationNumber: string
  lastName: string
  /** A hash of the network. */
  network: string
  /** A hash of a browser that ordered before; null for one that has no cookie. */
  device: string | null
  /** Whether the room the visitor wrote can be that of a booking with this unit. */
  isRoom(unitId: string | null): boolean
}
type PropertyTimes = { timeZone: string; checkOutTime: string }
/** Of a guest in the house. */
export type ClaimedBooking = { id: string; departure: string; state: 'checkin'; unitId: string | null }

export type BookingClaims = {
  /** The booking of a guest in the house who names it and its room; throws `order/booking-unknown` or `request/too-many`. */
  claim(claim: Claim, place: PropertyTimes): Promise<ClaimedBooking>
  /** The same where it only makes an order easier for staff, also with another room; null for a wrong name, and for one guess too many. */
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
            unitId: bookings.unitId,
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
    if (!booking) return null
    const { id, departure, unitId } = booking
    return { id, departure, unitId, state: 'checkin' }
  }

  const forBills = createGuesses(now)
  const forMatches = createGuesses(now)

  return {
    async claim(claim, place) {
      const guess = forBills.take(claim)
      const booking = await find(claim, place)
      if (!booking || !claim.isRoom(booking.unitId)) throw bookingUnknown()
      guess.giveBack()
      return booking
    },
    async match(claim, place) {
      if (claim.reservationNumber === '' || forMatches.isSpent(claim)) return null
      const guess = forMatches.take(claim)
      const booking = await find(claim, place)
      if (booking && claim.isRoom(booking.unitId)) guess.giveBack()
      return booking
    },
  }
}

type Counter = [AttemptLimit, string]

/** Guesses are counted by device, by network, by number and by property; a right one was none. */
function createGuesses(now: () => number) {
  const devices = createAttemptLimit(TRIES_PER_DEVICE, now)
  const networks = createAttemptLimit(TRIES_PER_NETWORK, now)
  const numbers = createAttemptLimit(TRIES_PER_NUMBER, now)
  const properties = createAttemptLimit(TRIES_PER_PROPERTY, now)
  const countersOf = ({ propertyId, reservationNumber, network, device }: Claim): Counter[] => [
    ...(device === null ? [] : [[devices, `${propertyId}|${network}|${device}`] satisfies Counter]),
    [networks, `${propertyId}|${network}`],
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
