import type { GuestOrder, Receipt } from '@innkeeper/api/orders/checkout.ts'
import { hasReceipt } from '@innkeeper/domain/orders/guest-standing.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database } from '../../../platform/db/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { PropertyService } from '../../properties/service.ts'
import type { OrderPayments } from '../order-payments.ts'
import { findOrder, type StoredOrder } from '../repository.ts'
import { paymentPageOf } from './payment-page.ts'
import { isDeviceOf, presentOrder } from './presenter.ts'
import { receiptOf } from './receipt.ts'

/** A guest's page asks often; the provider is asked at most this often for one order, by this node. */
const REFRESH_MS = 3000
const MAX_REMEMBERED = 5000

/** Who asks: by which name they reach the installation, and from which device. */
type Asker = { origin: string; device: string | null }

export type GuestOrders = {
  /** Throws `order/unknown`. */
  order(propertyId: string, orderId: string, asker: Asker): Promise<GuestOrder>
  /** Gives it up or takes it back; throws `order/already-answered`. */
  cancel(propertyId: string, orderId: string, asker: Asker): Promise<GuestOrder>
  /** On the device that ordered; throws `order/unknown`, `order/no-receipt`, `order/other-device`. */
  receipt(propertyId: string, orderId: string, device: string | null): Promise<Receipt>
  /** For the buyer's own mail. */
  ownReceipt(propertyId: string, orderId: string): Promise<Receipt>
}

type Dependencies = {
  db: Database
  clock: Clock
  properties: PropertyService
  payments: Pick<OrderPayments, 'refreshPayment' | 'startPayment'>
  cancelOrder: { own(propertyId: string, orderId: string): Promise<void> }
}

export function createGuestOrders(deps: Dependencies): GuestOrders {
  const { db, clock, properties, payments, cancelOrder } = deps
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

  async function receipted(propertyId: string, orderId: string): Promise<StoredOrder> {
    const stored = await find(propertyId, orderId)
    const isOfStranger = stored.order.foundAt !== null
    if (isOfStranger || !hasReceipt(stored.order))
      throw new AppError('order/no-receipt', 'There is nothing to receipt.')
    return stored
  }

  return {
    async order(propertyId, orderId, { origin, device }) {
      let stored = await find(propertyId, orderId)
      if (stored.order.payment === 'pending' && isDue(orderId)) {
        await payments.refreshPayment(propertyId, orderId)
        stored = await find(propertyId, orderId)
      }
      // The order stands whether or not the provider can be reached now.
      const paymentUrl = await paymentPageOf(payments, stored, origin).catch(nullWhenUnavailable)
      return presentOrder(stored, { paymentUrl, device })
    },

    async cancel(propertyId, orderId, { device }) {
      const { order } = await find(propertyId, orderId)
      // The address of an order gets forwarded; whoever only has that cannot take it back.
      if (!isDeviceOf(order, device)) throw new AppError('order/unknown', 'Not ordered on this device.')
      await cancelOrder.own(propertyId, orderId)
      return presentOrder(await find(propertyId, orderId), { paymentUrl: null, device })
    },

    async receipt(propertyId, orderId, device) {
      const stored = await receipted(propertyId, orderId)
      if (!isDeviceOf(stored.order, device)) {
        throw new AppError(
          'order/other-device',
          'A receipt names a person: it is for the device that ordered.',
        )
      }
      return receiptOf(stored, await properties.snapshot(propertyId))
    },

    async ownReceipt(propertyId, orderId) {
      return receiptOf(await receipted(propertyId, orderId), await properties.snapshot(propertyId))
    },
  }
}

function nullWhenUnavailable(error: unknown): null {
  if (error instanceof AppError && error.code === 'payment/unavailable') return null
  throw error
}
