import { and, eq, or, type SQL, sum } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { orderLines, orderPlaces, orders } from '../tables.ts'
import type { Taken } from './find-taken.ts'

/** An order of a stay that another one is to take the place of. */
export type ChangedOrder = { propertyId: string; bookingId: string; watchId: string }

type Asked = { propertyId: string; stay: { id: string } | null; watchId: string | undefined }

export function changedOrder({ propertyId, stay, watchId }: Asked): ChangedOrder | null {
  return stay && watchId ? { propertyId, bookingId: stay.id, watchId } : null
}

/** Orders that end with the one at hand, so that what they took is free for it: a changed one, and one never paid. */
export type EndingOrders = {
  propertyId: string
  /** Of the stay at hand; orders without one are known by the browser that sent them. */
  stay: { id: string } | null
  device: string | null
  /** The watch id of the one that is changed. */
  changes: string | undefined
  /** The id of the one that waits for its payment. */
  replaces: string | undefined
}

/** Whether an order is one of them; undefined where there are none. */
export function isEnding({ propertyId, stay, device, changes, replaces }: EndingOrders): SQL | undefined {
  const isOfStay = stay ? eq(orders.bookingId, stay.id) : undefined
  const isOwn = or(isOfStay, device === null ? undefined : eq(orders.device, device))
  const isChanged = isOfStay && changes !== undefined ? and(isOfStay, eq(orders.watchId, changes)) : undefined
  const isUnpaid =
    isOwn && replaces !== undefined
      ? and(isOwn, eq(orders.id, replaces), eq(orders.stage, 'awaiting payment'))
      : undefined
  const either = or(isChanged, isUnpaid)
  return either && and(eq(orders.propertyId, propertyId), either)
}

/** What the others took of each day. */
export async function takenWithout(tx: Tx, ending: EndingOrders, taken: Taken): Promise<Taken> {
  const isOne = isEnding(ending)
  if (!isOne) return taken
  const { subject, day, slot } = orderPlaces
  const rows = await tx
    .select({ subject, day, slot, quantity: sum(orderPlaces.quantity).mapWith(Number) })
    .from(orderPlaces)
    .innerJoin(orders, and(eq(orders.propertyId, orderPlaces.propertyId), eq(orders.id, orderPlaces.orderId)))
    .where(and(isOne, eq(orderPlaces.isTaken, true)))
    .groupBy(subject, day, slot)
  const own = new Map(rows.map((row) => [`${row.subject} ${row.day} ${row.slot}`, row.quantity]))
  return {
    of: (what, on, at = '') => taken.of(what, on, at) - (own.get(`${what} ${on} ${at}`) ?? 0),
  }
}

/** What is left of products, as if these orders had taken nothing. */
export async function stockWithout(
  tx: Tx,
  ending: EndingOrders,
  stock: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, number>> {
  const isOne = isEnding(ending)
  if (!isOne || stock.size === 0) return stock
  const rows = await tx
    .select({ productId: orderLines.productId, quantity: sum(orderLines.quantity).mapWith(Number) })
    .from(orderLines)
    .innerJoin(orders, and(eq(orders.propertyId, orderLines.propertyId), eq(orders.id, orderLines.orderId)))
    .where(and(isOne, eq(orderLines.tookStock, true)))
    .groupBy(orderLines.productId)
  const own = new Map(rows.map(({ productId, quantity }) => [productId, quantity]))
  return new Map([...stock].map(([id, left]) => [id, left + (own.get(id) ?? 0)]))
}
