import { ORDER_TOTAL_MAX } from '@innkeeper/domain/orders/constants.ts'
import { vatOf } from '@innkeeper/domain/orders/price-cart.ts'
import { removalDay } from '@innkeeper/domain/orders/request-decision.ts'
import type { NightsAtPrice } from '@innkeeper/domain/room-upgrades/nights-by-price.ts'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { StoredBooking } from '../../guests/service.ts'
import { type OrderLineRow, type OrderRow, orderLines, orders } from '../../orders/tables.ts'
import { properties } from '../../properties/tables.ts'

type Ordered = Pick<OrderRow, 'propertyId' | 'id'>
type Row = { line: OrderLineRow; unitPrice: number; nights: readonly string[] }

const linesOf = ({ propertyId, id }: Ordered) =>
  and(eq(orderLines.propertyId, propertyId), eq(orderLines.orderId, id))

/** Nights that are over by now cost nothing; what is left costs what it did. */
export async function keepNights(tx: Tx, order: Ordered, nights: readonly string[]): Promise<void> {
  const lines = await tx.select().from(orderLines).where(linesOf(order)).orderBy(orderLines.line)
  if (lines.every(({ days }) => days.every((day) => nights.includes(day)))) return
  const rows = lines.map((line) => ({
    line,
    unitPrice: line.unitPrice,
    nights: line.days.filter((day) => nights.includes(day)),
  }))
  await writeRows(tx, order, rows)
}

/** What these of its nights cost. */
export async function totalOfNights(tx: Tx, order: Ordered, nights: readonly string[]): Promise<number> {
  const lines = await tx.select().from(orderLines).where(linesOf(order))
  return lines.reduce(
    (sum, { unitPrice, days }) => sum + unitPrice * days.filter((day) => nights.includes(day)).length,
    0,
  )
}

/** Somebody found whose stay it is: from now on it is that booking's, for its nights. */
export async function belongToStay(
  tx: Tx,
  order: Ordered & Pick<OrderRow, 'placedAt'>,
  booking: StoredBooking,
  { rows, now }: { rows: readonly NightsAtPrice[]; now: Date },
): Promise<void> {
  const { propertyId, id } = order
  const [line] = await tx.select().from(orderLines).where(linesOf(order)).limit(1)
  if (!line) throw new Error('a request has a line')
  await writeRows(
    tx,
    order,
    rows.map((row) => ({ ...row, line })),
  )
  const [house] = await tx
    .select({ timeZone: properties.timeZone })
    .from(properties)
    .where(eq(properties.propertyId, propertyId))
  await tx
    .update(orders)
    .set({
      bookingId: booking.id,
      foundAt: now,
      reservationNumber: booking.bookingNumber,
      isMatched: true,
      network: null,
      removeAfter: removalDay(booking.departure, order.placedAt, house?.timeZone ?? 'UTC'),
    })
    .where(and(eq(orders.propertyId, propertyId), eq(orders.id, id)))
}

async function writeRows(tx: Tx, order: Ordered, rows: readonly Row[]): Promise<void> {
  const lines = rows
    .filter(({ nights }) => nights.length > 0)
    .map(({ line, unitPrice, nights }, place): OrderLineRow => {
      const total = unitPrice * nights.length
      return {
        ...line,
        line: place,
        quantity: nights.length,
        unitPrice,
        total,
        vat: vatOf(total, line.vatRate),
        days: [...nights],
      }
    })
  const total = lines.reduce((sum, line) => sum + line.total, 0)
  if (total > ORDER_TOTAL_MAX) throw new AppError('order/too-many', 'No order comes to so much.')
  const vat = lines.reduce((sum, line) => sum + line.vat, 0)
  await tx.delete(orderLines).where(linesOf(order))
  await tx.insert(orderLines).values(lines)
  await tx
    .update(orders)
    .set({ itemsTotal: total, total, vat })
    .where(and(eq(orders.propertyId, order.propertyId), eq(orders.id, order.id)))
}
