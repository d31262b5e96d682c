import { and, eq, isNotNull } from 'drizzle-orm'
import type { Counter, Taken, Tries } from '../../../platform/auth/tries.ts'
import type { Database } from '../../../platform/db/port.ts'
import { orders } from '../tables.ts'

/**
 * Per minute: enough for a guest who mistypes, too few for one who guesses, also from many places at once. A hotel's
 * guests share one network: one of them who guesses is stopped alone, unless they throw their cookies away, and then
 * others only above what a whole house mistypes.
 */
const TRIES_PER_DEVICE = 5
const TRIES_PER_NETWORK = 20
const TRIES_PER_NUMBER = 5
const TRIES_PER_PROPERTY = 60

/** A try to name a booking. */
export type Guess = {
  propertyId: string
  reservationNumber: string
  /** A hash of the network. */
  network: string
  /** A hash of a browser that ordered before; null for one that has no cookie. */
  device: string | null
}

type Dependencies = { db: Database; tries: Tries }

/**
 * Guesses at bookings, one count for bills and for matches: by device, by network, by number and by property. A device
 * that ordered for the booking before counts for itself alone: no stranger keeps a guest from what is theirs.
 */
export function createClaimGuesses({ db, tries }: Dependencies): { take(guess: Guess): Promise<Taken> } {
  return {
    /** Throws `request/too-many`. */
    async take(guess) {
      const { propertyId, device, reservationNumber } = guess
      if (device !== null && (await isOwnBooking(db, guess, device)))
        return tries.takeOfKnown([
          { key: `own booking|${propertyId}|${device}|${reservationNumber}`, most: TRIES_PER_DEVICE },
        ])
      return tries.take(countersOf(guess))
    },
  }
}

function countersOf({ propertyId, reservationNumber, network, device }: Guess): Counter[] {
  const counter = (kind: string, value: string, most: number) => ({
    key: `booking by ${kind}|${propertyId}|${value}`,
    most,
  })
  return [
    ...(device === null ? [] : [counter('device', device, TRIES_PER_DEVICE)]),
    counter('network', network, TRIES_PER_NETWORK),
    counter('number', reservationNumber, TRIES_PER_NUMBER),
    counter('property', '', TRIES_PER_PROPERTY),
  ]
}

async function isOwnBooking(
  db: Database,
  { propertyId, reservationNumber }: Guess,
  device: string,
): Promise<boolean> {
  const found = await db.tenant(
    propertyId,
    (tx) =>
      tx
        .select({ id: orders.id })
        .from(orders)
        .where(
          and(
            eq(orders.propertyId, propertyId),
            eq(orders.device, device),
            eq(orders.reservationNumber, reservationNumber),
            isNotNull(orders.bookingId),
          ),
        )
        .limit(1),
    { readOnly: true },
  )
  return found.length > 0
}
