import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { bookings } from '../guests/tables.ts'
import { orderLines, orders } from '../orders/tables.ts'

/** An order that reached staff, as other systems are told it; without the name and contact of who ordered. */
export async function findToldOrder(tx: Tx, propertyId: string, isIt: SQL) {
  const [found] = await tx
    .select({ order: orders, bookingNumber: bookings.bookingNumber })
    .from(orders)
    .leftJoin(bookings, and(eq(bookings.propertyId, orders.propertyId), eq(bookings.id, orders.bookingId)))
    .where(
      and(eq(orders.propertyId, propertyId), eq(orders.stage, 'placed'), eq(orders.isPreview, false), isIt),
    )
  if (!found) return null
  const { order, bookingNumber } = found
  const lines = await tx
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.propertyId, propertyId), eq(orderLines.orderId, order.id)))
    .orderBy(asc(orderLines.line))
  const { id, number, status, unit, comment, deliveryMethod, service, payment, currency, total } = order
  return {
    bookingId: order.bookingId,
    told: {
      ...{ id, number, status, bookingNumber, unit, comment, deliveryMethod, service, payment },
      reason: order.reason,
      currency,
      // As everywhere: the smallest unit of the currency.
      total,
      lines: lines.map((line) => ({
        productId: line.productId,
        title: line.staffTitle,
        details: line.staffDetails,
        comment: line.comment,
        quantity: line.quantity,
        unitPrice: line.unitPrice,
        total: line.total,
      })),
      placedAt: order.placedAt.toISOString(),
      timeRequested: order.timeRequested?.toISOString() ?? null,
      timeExpected: order.timeExpected?.toISOString() ?? null,
      answeredAt: order.decidedAt?.toISOString() ?? null,
    },
  }
}
