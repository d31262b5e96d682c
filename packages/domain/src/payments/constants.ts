/** Payment services (spec 9). */
export const PAYMENT_SERVICES = ['Pay Now', 'Pay on delivery', 'Put on bill'] as const
/** Methods a property starts with (spec 9). */
export const DEFAULT_PAYMENT_METHODS = {
  cards: ['mastercard', 'visa', 'dankort'],
  mobile: ['mobile pay', 'swish', 'vipps'],
} as const
/** Receipts go by e-mail unless told otherwise (spec 9). */
export const DEFAULT_RECEIPT_SERVICE = 'email'
