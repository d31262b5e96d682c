import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { orders } from './tables.ts'

/** Which of these bookings somebody ordered for. */
export async function bookingsWithOrders(
  tx: Tx,
  propertyId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const found = await tx
    .selectDistinct({ id: orders.bookingId })
    .from(orders)
    .where(and(eq(orders.propertyId, propertyId), inArray(orders.bookingId, [...ids])))
  return new Set(found.flatMap(({ id }) => id ?? []))
}
