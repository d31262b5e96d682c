import type { GuestOrder } from '@innkeeper/api/orders/checkout.ts'
import type { OrderTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { SERVICE_WORDS } from './checkout/payment-words.ts'

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
export function paymentLine({ service, payment }: GuestOrder, t: OrderTranslate): string {
  return service === 'Pay Now' ? t(STATES[payment]) : t(SERVICE_WORDS[service].name)
}
