import type { GuestOrder, Receipt } from '@innkeeper/api/orders/checkout.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database } from '../../../platform/db/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { PropertyService } from '../../properties/service.ts'
import type { OrderPayments } from '../order-payments.ts'
import { findOrder, type StoredOrder } from '../repository.ts'
import { paymentPageOf } from './payment-page.ts'
import { presentOrder } from './presenter.ts'
import { receiptOf } from './receipt.ts'

/** A guest's page asks often; the provider is asked at most this often for one order, by this node. */
const REFRESH_MS = 3000
const MAX_REMEMBERED = 5000

export type GuestOrders = {
  /** Throws `order/unknown`. */
  order(propertyId: string, orderId: string, origin: string): Promise<GuestOrder>
  /** Throws `order/unknown`, also for an order that never reached the property. */
  receipt(propertyId: string, orderId: string): Promise<Receipt>
}

type Dependencies = {
  db: Database
  clock: Clock
  properties: PropertyService
  payments: Pick<OrderPayments, 'refreshPayment' | 'startPayment'>
}

export function createGuestOrders({ db, clock, properties, payments }: Dependencies): GuestOrders {
  const asked = new Map<string, number>()

  async function find(propertyId: string, orderId: string): Promise<StoredOrder> {
    const stored = await db.tenant(propertyId, (tx) => findOrder(tx, propertyId, orderId), { readOnly: true })
    if (!stored) throw new AppError('order/unknown', 'No such order.')
    return stored
  }

  /** Whether the provider should be asked again now. */
  function isDue(orderId: string): boolean {
    const now = clock.now().getTime()
    if ((asked.get(orderId) ?? Number.NEGATIVE_INFINITY) > now - REFRESH_MS) return false
    asked.delete(orderId)
    asked.set(orderId, now)
    if (asked.size > MAX_REMEMBERED) asked.delete(asked.keys().next().value ?? '')
    return true
  }

  return {
    async order(propertyId, orderId, origin) {
      let stored = await find(propertyId, orderId)
      if (stored.order.payment === 'pending' && isDue(orderId)) {
        await payments.refreshPayment(propertyId, orderId)
        stored = await find(propertyId, orderId)
      }
      // The order stands whether or not the provider can be reached now.
      const page = await paymentPageOf(payments, stored, origin).catch(nullWhenUnavailable)
      return presentOrder(stored, page)
    },

    async receipt(propertyId, orderId) {
      const stored = await find(propertyId, orderId)
      if (stored.order.stage !== 'placed') throw new AppError('order/unknown', 'No such order.')
      return receiptOf(stored, await properties.snapshot(propertyId))
    },
  }
}

function nullWhenUnavailable(error: unknown): null {
  if (error instanceof AppError && error.code === 'payment/unavailable') return null
  throw error
}
