import { randomInt } from 'node:crypto'
import { and, eq, ne } from 'drizzle-orm'
import { oneAtATime } from '../../../platform/db/one-at-a-time.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { bookings } from '../tables.ts'

type Place = { tx: Tx; propertyId: string }
type Numbered = { id: string | null; bookingNumber: string }

/** Throws `booking/number-taken`; where the number stays as it is, nobody asks: other systems may share one. */
export async function requireFreeNumber(
  place: Place,
  { id, bookingNumber }: Numbered,
  before: Numbered | null = null,
): Promise<void> {
  if (bookingNumber === before?.bookingNumber) return
  await holdNumbers(place)
  if (await isTaken(place, bookingNumber, id))
    throw new AppError('booking/number-taken', 'Another booking has this number.')
}

/** Tries of each length before a longer number is drawn. */
const TRIES = 5

/** A number for a guest without one, such as W-48213; drawn, because a number that can be guessed opens bills. */
export async function newBookingNumber(place: Place): Promise<string> {
  await holdNumbers(place)
  for (let digits = 5; ; digits++) {
    for (let nth = 0; nth < TRIES; nth++) {
      const number = `W-${randomInt(10 ** (digits - 1), 10 ** digits)}`
      if (!(await isTaken(place, number, null))) return number
    }
  }
}

/** Two who take one number at once come one after the other. */
async function holdNumbers({ tx, propertyId }: Place): Promise<void> {
  await oneAtATime(tx, `booking numbers ${propertyId}`)
}

async function isTaken({ tx, propertyId }: Place, bookingNumber: string, id: string | null) {
  const found = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.propertyId, propertyId),
        eq(bookings.bookingNumber, bookingNumber),
        ne(bookings.id, id ?? ''),
      ),
    )
    .limit(1)
  return found.length > 0
}
