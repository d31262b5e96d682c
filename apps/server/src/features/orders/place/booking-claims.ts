import { currentState, isCalledOff } from '@innkeeper/domain/guests/phase.ts'
import { and, eq } from 'drizzle-orm'
import { isTooMany, type Tries } from '../../../platform/auth/tries.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database } from '../../../platform/db/port.ts'
import { bookings } from '../../guests/tables.ts'
import { createClaimGuesses, type Guess } from './claim-guesses.ts'
import { bookingUnknown } from './visits.ts'

type Claim = Guess & {
  lastName: string
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

type Dependencies = { db: Database; clock: Clock; tries: Tries }

/** Visitors without a link name their booking by number and last name, and nothing is told of it. */
export function createBookingClaims({ db, clock, tries }: Dependencies): BookingClaims {
  const now = () => clock.now().getTime()
  const guesses = createClaimGuesses({ db, tries })

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
            checkOutTime: bookings.checkOutTime,
            cancelledAt: bookings.cancelledAt,
            noShowAt: bookings.noShowAt,
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
        !isCalledOff(each) &&
        currentState(each, now(), place) === 'checkin',
    )
    if (!booking) return null
    const { id, departure, unitId } = booking
    return { id, departure, unitId, state: 'checkin' }
  }

  return {
    async claim(claim, place) {
      const guess = await guesses.take(claim)
      const booking = await find(claim, place)
      if (!booking || !claim.isRoom(booking.unitId)) throw bookingUnknown()
      await guess.giveBack()
      return booking
    },
    async match(claim, place) {
      if (claim.reservationNumber === '') return null
      const guess = await guesses.take(claim).catch(nullWhenTooMany)
      if (!guess) return null
      const booking = await find(claim, place)
      if (booking && claim.isRoom(booking.unitId)) await guess.giveBack()
      return booking
    },
  }
}

function nullWhenTooMany(error: unknown): null {
  if (isTooMany(error)) return null
  throw error
}

/** As a person would say that two names are the same: capitals and spaces do not matter, letters do. */
function isSameName(one: string, other: string): boolean {
  return nameKeyOf(one) === nameKeyOf(other)
}

function nameKeyOf(name: string): string {
  return name.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()
}
