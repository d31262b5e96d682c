import type { RoomToday } from '@innkeeper/api/guests.ts'
import { and, count, countDistinct, eq, gte, isNotNull, lte } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { unitCategories, units } from '../units/tables.ts'
import { bookings } from './tables.ts'

/** The rooms that a booking touches today, each once, in the order of their numbers. */
export async function findRoomsToday(tx: Tx, propertyId: string, today: string): Promise<RoomToday[]> {
  const rows = await tx
    .select({
      unit: units.code,
      unitCategory: unitCategories.name,
      arrival: bookings.arrival,
      departure: bookings.departure,
      state: bookings.state,
    })
    .from(bookings)
    .innerJoin(units, and(eq(units.propertyId, bookings.propertyId), eq(units.id, bookings.unitId)))
    .leftJoin(
      unitCategories,
      and(eq(unitCategories.propertyId, units.propertyId), eq(unitCategories.id, units.categoryId)),
    )
    .where(
      and(eq(bookings.propertyId, propertyId), lte(bookings.arrival, today), gte(bookings.departure, today)),
    )
    .orderBy(units.code, bookings.arrival)
  const rooms = new Map<string, RoomToday>()
  for (const { unit, unitCategory, arrival, departure, state } of rows) {
    const room = rooms.get(unit) ?? { unit, unitCategory, departure: null, arrival: null, isStaying: false }
    rooms.set(unit, {
      ...room,
      departure: departure === today ? (state === 'checkout' ? 'out' : 'due') : room.departure,
      arrival: arrival === today ? (state === 'precheckin' ? 'due' : 'here') : room.arrival,
      isStaying: room.isStaying || (arrival < today && departure > today && state === 'checkin'),
    })
  }
  return [...rooms.values()]
}

/** Of all rooms, those with somebody in them. */
export async function countRooms(
  tx: Tx,
  propertyId: string,
  today: string,
): Promise<{ taken: number; total: number }> {
  const [all] = await tx.select({ total: count() }).from(units).where(eq(units.propertyId, propertyId))
  const [taken] = await tx
    .select({ total: countDistinct(bookings.unitId) })
    .from(bookings)
    .where(
      and(
        eq(bookings.propertyId, propertyId),
        eq(bookings.state, 'checkin'),
        isNotNull(bookings.unitId),
        lte(bookings.arrival, today),
        gte(bookings.departure, today),
      ),
    )
  return { taken: taken?.total ?? 0, total: all?.total ?? 0 }
}
