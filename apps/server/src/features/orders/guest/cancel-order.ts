import { isUnanswered, standingOf } from '@innkeeper/domain/orders/guest-standing.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database, Tx } from '../../../platform/db/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { giveUp } from '../give-up.ts'
import type { OrderPayments } from '../order-payments.ts'
import { lockOrder } from '../repository.ts'
import { cancelByGuest } from '../requests/decisions.ts'
import type { OrderRow } from '../tables.ts'

type Dependencies = {
  db: Database
  clock: Clock
  payments: Pick<OrderPayments, 'refreshPayment' | 'settlePayment'>
}

export type CancelOrder = {
  /** On the device that ordered: gives a payment up, or takes the order back; twice is once. */
  own(propertyId: string, orderId: string): Promise<void>
  /** By the booking's link: takes back what nobody has answered. A payment under way is the ordering device's. */
  ofStay(propertyId: string, orderId: string): Promise<void>
}

/** Taking an order back; throws `order/unknown`, or `order/already-answered` for whoever comes second. */
export function createCancelOrder({ db, clock, payments }: Dependencies): CancelOrder {
  async function takeBack(tx: Tx, order: OrderRow): Promise<void> {
    if (standingOf(order) === 'cancelled') return
    if (!isUnanswered(order)) throw alreadyAnswered()
    const { propertyId, id: requestId } = order
    await cancelByGuest({ tx, propertyId, requestId, now: clock.now(), scope: 'all', payments })
  }

  const locked = (propertyId: string, orderId: string, change: (tx: Tx, order: OrderRow) => Promise<void>) =>
    db.tenant(propertyId, async (tx) => {
      const order = await lockOrder(tx, propertyId, orderId)
      if (!order || order.removedAt) throw new AppError('order/unknown', 'No such order.')
      await change(tx, order)
    })

  return {
    async own(propertyId, orderId) {
      // Paid a moment ago, it is an order that staff see; that one is taken back instead.
      await payments.refreshPayment(propertyId, orderId)
      await locked(propertyId, orderId, async (tx, order) => {
        if (order.stage === 'abandoned') return
        if (order.stage === 'placed') return takeBack(tx, order)
        await giveUp(tx, { propertyId, orderId, now: clock.now(), payments })
      })
    },
    ofStay: (propertyId, orderId) =>
      locked(propertyId, orderId, async (tx, order) => {
        if (order.stage !== 'placed') throw alreadyAnswered()
        await takeBack(tx, order)
      }),
  }
}

function alreadyAnswered(): AppError {
  return new AppError('order/already-answered', 'The order was answered already.')
}
