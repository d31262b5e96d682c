import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { units } from '../units/tables.ts'
import { bookings } from './tables.ts'

/** The codes of the rooms that these stays have now, by their ids; one without a room is left out. */
export async function unitsOfStays(
  tx: Tx,
  propertyId: string,
  bookingIds: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(bookingIds)].filter((id) => id !== null)
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: bookings.id, code: units.code })
    .from(bookings)
    .innerJoin(units, and(eq(units.propertyId, bookings.propertyId), eq(units.id, bookings.unitId)))
    .where(and(eq(bookings.propertyId, propertyId), inArray(bookings.id, ids)))
  return new Map(rows.map(({ id, code }) => [id, code]))
}
