import type { HadByStay } from '@innkeeper/domain/orders/stay-limit.ts'
import { and, eq, gte, inArray, lte, not, sum } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { orderPlaces, orders } from '../tables.ts'
import { type EndingOrders, isEnding } from './taken-by-order.ts'

type Asked = {
  propertyId: string
  bookingId: string
  subjects: readonly string[]
  from: string
  to: string
  /** Those that end with the order at hand are as good as gone. */
  ending?: EndingOrders
}

/** How many a stay has of products by day, of its open and accepted orders. */
export async function findHad(tx: Tx, asked: Asked): Promise<HadByStay> {
  const { propertyId, bookingId, subjects, from, to, ending } = asked
  const isGone = ending && isEnding(ending)
  const { subject, day } = orderPlaces
  const rows =
    subjects.length === 0
      ? []
      : await tx
          .select({ subject, day, quantity: sum(orderPlaces.quantity).mapWith(Number) })
          .from(orders)
          .innerJoin(
            orderPlaces,
            and(eq(orderPlaces.propertyId, orders.propertyId), eq(orderPlaces.orderId, orders.id)),
          )
          .where(
            and(
              eq(orders.propertyId, propertyId),
              eq(orders.bookingId, bookingId),
              eq(orderPlaces.isTaken, true),
              inArray(subject, [...subjects]),
              gte(day, from),
              lte(day, to),
              isGone && not(isGone),
            ),
          )
          .groupBy(subject, day)
  const had = new Map(rows.map((row) => [`${row.subject} ${row.day}`, row.quantity]))
  return { of: (productId, on) => had.get(`${productId} ${on}`) ?? 0 }
}
