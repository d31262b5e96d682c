/** Payment services (spec 9). */
export const PAYMENT_SERVICES = ['Pay Now', 'Pay on delivery', 'Put on bill'] as const
export type PaymentService = (typeof PAYMENT_SERVICES)[number]
/** Methods a property starts with (spec 9). */
export const DEFAULT_PAYMENT_METHODS = {
  cards: ['mastercard', 'visa', 'dankort'],
  mobile: ['mobile pay', 'swish', 'vipps'],
} as const
export const PAYMENT_METHODS = [...DEFAULT_PAYMENT_METHODS.cards, ...DEFAULT_PAYMENT_METHODS.mobile] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]
/** Charged at once and refunded on decline, because they cannot hold. */
export const METHODS_WITHOUT_HOLD: readonly PaymentMethod[] = ['swish']
/** Receipts go by e-mail unless told otherwise (spec 9). */
export const DEFAULT_RECEIPT_SERVICE = 'email'
export const RECEIPT_SERVICES = ['email', 'none'] as const
/** Of an order; `none` where nothing is paid through the product. */
export const PAYMENT_STATES = [
  'none',
  'pending',
  'held',
  'captured',
  'released',
  'refunded',
  'declined',
  'failed',
] as const
export type OrderPaymentState = (typeof PAYMENT_STATES)[number]
/** A guest who has not paid by then has left: the order goes, its stock comes back. */
export const PAYMENT_PENDING_MINUTES = 30
/** Staff are shown a hold that nobody used this long before it ends. */
export const HOLD_WARNING_HOURS = 24
