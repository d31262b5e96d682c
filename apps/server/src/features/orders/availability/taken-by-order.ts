import { and, eq, sum } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { orderLines, orderPlaces, orders } from '../tables.ts'
import type { Taken } from './find-taken.ts'

/** An order of a stay that another one is to take the place of: what it took is free for that one. */
export type ChangedOrder = { propertyId: string; bookingId: string; watchId: string }

type Asked = { propertyId: string; stay: { id: string } | null; watchId: string | undefined }

export function changedOrder({ propertyId, stay, watchId }: Asked): ChangedOrder | null {
  return stay && watchId ? { propertyId, bookingId: stay.id, watchId } : null
}

const isChanged = ({ propertyId, bookingId, watchId }: ChangedOrder) =>
  and(eq(orders.propertyId, propertyId), eq(orders.bookingId, bookingId), eq(orders.watchId, watchId))

/** What the others took of each day. */
export async function takenWithout(tx: Tx, changed: ChangedOrder | null, taken: Taken): Promise<Taken> {
  if (!changed) return taken
  const rows = await tx
    .select({
      subject: orderPlaces.subject,
      day: orderPlaces.day,
      slot: orderPlaces.slot,
      quantity: orderPlaces.quantity,
    })
    .from(orderPlaces)
    .innerJoin(orders, and(eq(orders.propertyId, orderPlaces.propertyId), eq(orders.id, orderPlaces.orderId)))
    .where(and(isChanged(changed), eq(orderPlaces.isTaken, true)))
  const own = new Map(rows.map(({ subject, day, slot, quantity }) => [`${subject} ${day} ${slot}`, quantity]))
  return {
    of: (subject, day, slot = '') =>
      taken.of(subject, day, slot) - (own.get(`${subject} ${day} ${slot}`) ?? 0),
  }
}

/** What is left of products, as if the order had taken nothing. */
export async function stockWithout(
  tx: Tx,
  changed: ChangedOrder | null,
  stock: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, number>> {
  if (!changed || stock.size === 0) return stock
  const rows = await tx
    .select({ productId: orderLines.productId, quantity: sum(orderLines.quantity).mapWith(Number) })
    .from(orderLines)
    .innerJoin(orders, and(eq(orders.propertyId, orderLines.propertyId), eq(orders.id, orderLines.orderId)))
    .where(and(isChanged(changed), eq(orderLines.tookStock, true)))
    .groupBy(orderLines.productId)
  const own = new Map(rows.map(({ productId, quantity }) => [productId, quantity]))
  return new Map([...stock].map(([id, left]) => [id, left + (own.get(id) ?? 0)]))
}
