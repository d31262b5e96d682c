import type { GuestOrder, Receipt } from '@innkeeper/api/orders/checkout.ts'
import { hasReceipt } from '@innkeeper/domain/orders/guest-standing.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database } from '../../../platform/db/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { GuestService } from '../../guests/service.ts'
import type { MessagingService } from '../../messaging/service.ts'
import type { PropertyService } from '../../properties/service.ts'
import type { OrderPayments } from '../order-payments.ts'
import { dealTitlesOf, type Shops } from '../place/shop.ts'
import { findOrder, type StoredOrder } from '../repository.ts'
import { paymentPageOf } from './payment-page.ts'
import { isDeviceOf, presentOrder } from './presenter.ts'
import { receiptOf } from './receipt.ts'
import { createSuccessors } from './successors.ts'
import { createWrittenTo } from './written-to.ts'

/** A guest's page asks often; the provider is asked at most this often for one order, by this node. */
const REFRESH_MS = 3000
const MAX_REMEMBERED = 5000

type Asker = {
  /** By which name they reach the installation. */
  origin: string
  device: string | null
  /** The link key of a booking, as far as they have one. */
  linkKey: string | null
  /** The language they read. */
  languageIndex: number
}

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
  guests: Pick<GuestService, 'stayOf'>
  shops: Pick<Shops, 'store'>
  payments: Pick<OrderPayments, 'refreshPayment' | 'startPayment'>
  messaging: Pick<MessagingService, 'addresseesOf'>
  cancelOrder: { own(propertyId: string, orderId: string): Promise<void> }
}

export function createGuestOrders(deps: Dependencies): GuestOrders {
  const { db, clock, properties, shops, payments, cancelOrder } = deps
  const successorFor = createSuccessors(deps)
  const writtenToFor = createWrittenTo(deps)
  const asked = new Map<string, number>()

  async function find(propertyId: string, orderId: string): Promise<StoredOrder> {
    const stored = await db.tenant(propertyId, (tx) => findOrder(tx, propertyId, orderId), { readOnly: true })
    if (!stored) throw new AppError('order/unknown', 'No such order.')
    return stored
  }

  async function present(
    stored: StoredOrder,
    { device, linkKey, languageIndex }: Asker,
    paymentUrl: string | null,
  ): Promise<GuestOrder> {
    const { order, lines } = stored
    const { propertyId } = order
    const [dealTitles, replacedBy, writtenTo] = await Promise.all([
      dealTitlesOf(shops, { propertyId, lines, languageIndex }),
      successorFor(order, { device, linkKey }),
      writtenToFor(order, { device, linkKey }),
    ])
    return presentOrder(stored, { paymentUrl, device, dealTitles, replacedBy, writtenTo })
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
    async order(propertyId, orderId, asker) {
      let stored = await find(propertyId, orderId)
      if (stored.order.payment === 'pending' && isDue(orderId)) {
        await payments.refreshPayment(propertyId, orderId)
        stored = await find(propertyId, orderId)
      }
      // The order stands whether or not the provider can be reached now.
      const paymentUrl = await paymentPageOf(payments, stored, asker.origin).catch(nullWhenUnavailable)
      return present(stored, asker, paymentUrl)
    },

    async cancel(propertyId, orderId, asker) {
      const { order } = await find(propertyId, orderId)
      // The address of an order gets forwarded; whoever only has that cannot take it back.
      if (!isDeviceOf(order, asker.device)) throw new AppError('order/unknown', 'Not ordered on this device.')
      await cancelOrder.own(propertyId, orderId)
      return present(await find(propertyId, orderId), asker, null)
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
