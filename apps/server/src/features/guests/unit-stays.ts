import type { CountedStays } from '@innkeeper/domain/units/target-groups.ts'
import { and, count, eq, gte, ne, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { units } from '../units/tables.ts'
import { isNotCalledOff } from './called-off.ts'
import { categoryOfStay } from './repository.ts'
import { bookings } from './tables.ts'

/** How many bookings there ever were for a unit. */
export async function countBookingsOfUnit(tx: Tx, propertyId: string, unitId: string): Promise<number> {
  const [row] = await tx
    .select({ bookings: count() })
    .from(bookings)
    .where(and(eq(bookings.propertyId, propertyId), eq(bookings.unitId, unitId)))
  return row?.bookings ?? 0
}

/** How many bookings there ever were of a unit category. */
export async function countBookingsOfCategory(tx: Tx, propertyId: string, id: string): Promise<number> {
  const [row] = await tx
    .select({ bookings: count() })
    .from(bookings)
    .where(and(eq(bookings.propertyId, propertyId), eq(bookings.unitCategoryId, id)))
  return row?.bookings ?? 0
}

/**
 * Bookings of guests who are here or will come, counted by what a target group can ask for. Equal ones are one
 * row, so the answer grows with the kinds of stays and not with their number.
 */
export function countCurrentStays(tx: Tx, propertyId: string, today: string): Promise<CountedStays[]> {
  const nights = sql<number>`${bookings.departure} - ${bookings.arrival}`
  return tx
    .select({
      rateCode: bookings.rateCode,
      unitCategoryId: categoryOfStay,
      nights: nights.mapWith(Number),
      isReturningGuest: bookings.isReturningGuest,
      count: count(),
    })
    .from(bookings)
    .leftJoin(units, and(eq(units.propertyId, bookings.propertyId), eq(units.id, bookings.unitId)))
    .where(
      and(
        eq(bookings.propertyId, propertyId),
        gte(bookings.departure, today),
        ne(bookings.state, 'checkout'),
        isNotCalledOff,
      ),
    )
    .groupBy(bookings.rateCode, categoryOfStay, nights, bookings.isReturningGuest)
}
