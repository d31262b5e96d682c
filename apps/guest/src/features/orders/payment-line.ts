import type { GuestOrder } from '@innkeeper/api/orders/checkout.ts'
import type { OrderTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { serviceWords } from './checkout/payment-words.ts'

const STATES = {
  none: 'order.paid.none',
  pending: 'order.standing.awaiting',
  held: 'order.paid.held',
  captured: 'order.paid.captured',
  released: 'order.paid.released',
  refunded: 'order.paid.refunded',
  declined: 'order.paid.none',
  failed: 'order.paid.none',
} as const

/** How an order is paid, and how far that is. */
export function paymentLine({ service, payment, deliveryMethod }: GuestOrder, t: OrderTranslate): string {
  if (service === 'Pay Now') return t(STATES[payment])
  return t(serviceWords(service, deliveryMethod === 'delivery').name)
}
