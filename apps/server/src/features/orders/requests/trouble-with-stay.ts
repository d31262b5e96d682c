import { currentState } from '@innkeeper/domain/guests/phase.ts'
import type { StayTrouble } from '@innkeeper/domain/orders/constants.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { holdPlaces, lockBooking } from '../../guests/service.ts'
import { bookings } from '../../guests/tables.ts'
import { properties } from '../../properties/tables.ts'
import { takePlacesAgain } from '../stock.ts'
import { type OrderRow, orderLines } from '../tables.ts'

type Ordered = Pick<OrderRow, 'propertyId' | 'id' | 'bookingId'>

/** What stands between an order and its stay as both are now (migration 0060); null where nothing does. */
export async function findStayTrouble(
  tx: Tx,
  { propertyId, id, bookingId }: Ordered,
): Promise<StayTrouble | null> {
  if (bookingId === null) return null
  const { rows } = await tx.execute<{ trouble: StayTrouble | null }>(
    sql`select trouble_with_stay(${propertyId}, ${id}) as trouble`,
  )
  return rows[0]?.trouble ?? null
}

/** Holds the stay of an order that is for certain days of it, so that what is judged stands until it is written. */
export async function holdStayOf(tx: Tx, order: Ordered): Promise<void> {
  const { propertyId, id, bookingId } = order
  if (bookingId === null) return
  const [dated] = await tx
    .select({ line: orderLines.line })
    .from(orderLines)
    .where(
      and(
        eq(orderLines.propertyId, propertyId),
        eq(orderLines.orderId, id),
        sql`cardinality(${orderLines.days}) > 0`,
      ),
    )
    .limit(1)
  if (!dated) return
  await holdPlaces(tx, propertyId)
  await lockBooking(tx, propertyId, bookingId)
}

/** Whether the stay is over, by the clock too. */
export async function hasDeparted(tx: Tx, { propertyId, bookingId }: Ordered, now: Date): Promise<boolean> {
  if (bookingId === null) return false
  const [stay] = await tx
    .select({
      state: bookings.state,
      departure: bookings.departure,
      checkOutTime: bookings.checkOutTime,
      house: { timeZone: properties.timeZone, checkOutTime: properties.checkOutTime },
    })
    .from(bookings)
    .innerJoin(properties, eq(properties.propertyId, bookings.propertyId))
    .where(and(eq(bookings.propertyId, propertyId), eq(bookings.id, bookingId)))
  return stay !== undefined && currentState(stay, now.getTime(), stay.house) === 'checkout'
}

/**
 * What staff accept is for the stay as it is now, and has its places. An upgrade goes by its own rule. Throws
 * `order/stay-changed` and `order/fully-booked`.
 */
export async function requireSameStay(tx: Tx, order: Ordered & Pick<OrderRow, 'source'>): Promise<void> {
  if (order.bookingId === null || order.source === 'room upgrades') return
  await holdStayOf(tx, order)
  const trouble = await findStayTrouble(tx, order)
  if (trouble === 'called off' || trouble === 'moved')
    throw new AppError('order/stay-changed', 'The stay is another one than the request was for.')
  if (trouble === 'no place' && !(await takePlacesAgain(tx, order.propertyId, order.id)))
    throw new AppError('order/fully-booked', 'There are not that many places left on this day.')
}
