import { isUnanswered } from '@innkeeper/domain/orders/guest-standing.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { OrderPayments } from '../order-payments.ts'
import { lockOrder } from '../repository.ts'
import { cancelByGuest } from '../requests/decisions.ts'
import { orders } from '../tables.ts'

type Changed = {
  propertyId: string
  /** The new order, as `place_order` reads it. */
  content: string
  /** Names the old one, of the same booking. */
  watchId: string
  /** The new order's id. */
  replacedBy: string
  now: Date
  payments: Pick<OrderPayments, 'settlePayment'>
}

/**
 * In the transaction of the order that takes its place: the old one gives back what it took. Throws `order/unknown`, or
 * `order/already-answered` where staff were quicker.
 */
export async function endChangedOrder(
  tx: Tx,
  { propertyId, content, watchId, replacedBy, now, payments }: Changed,
): Promise<void> {
  const { rows } = await tx.execute<{ id: string | null }>(
    sql`select lock_changed_order(${content}::jsonb, ${watchId}) as id`,
  )
  const requestId = rows[0]?.id
  const order = requestId ? await lockOrder(tx, propertyId, requestId) : null
  if (!order || order.removedAt) throw new AppError('order/unknown', 'No such order of this stay.')
  if (!isUnanswered(order)) throw new AppError('order/already-answered', 'The order was answered already.')
  await cancelByGuest({ tx, propertyId, requestId: order.id, now, scope: 'all', payments })
  // The two are one wish, also in the figures.
  await tx
    .update(orders)
    .set({ replacedBy })
    .where(and(eq(orders.propertyId, propertyId), eq(orders.id, order.id)))
}
