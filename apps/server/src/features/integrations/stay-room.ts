import type { OutsideFields } from '@innkeeper/domain/guests/outside-change.ts'
import type { StayRoom } from '@innkeeper/domain/integrations/room-change.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { bookings } from '../guests/tables.ts'
import { units } from '../units/tables.ts'

/** The category a stay is in: its own, else that of its unit. */
export const categoryOfStay = sql<string | null>`coalesce(${bookings.unitCategoryId}, ${units.categoryId})`

export const unitOfStay = and(eq(units.propertyId, bookings.propertyId), eq(units.id, bookings.unitId))

/** A stay's room here, and what the other system last said of it; null where the stay has no category. */
export async function findStayRoom(
  tx: Tx,
  propertyId: string,
  bookingId: string,
): Promise<{ room: StayRoom; said: Partial<OutsideFields> | null } | null> {
  const [row] = await tx
    .select({ categoryId: categoryOfStay, unitId: bookings.unitId, said: bookings.outside })
    .from(bookings)
    .leftJoin(units, unitOfStay)
    .where(and(eq(bookings.propertyId, propertyId), eq(bookings.id, bookingId)))
  if (!row || row.categoryId === null) return null
  const { categoryId, unitId, said } = row
  return { room: { categoryId, unitId }, said: said as Partial<OutsideFields> | null }
}
