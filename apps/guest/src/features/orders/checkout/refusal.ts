import { CallError } from '@innkeeper/api/client.ts'

/** Why an order was not taken, as far as the form can do something about it. */
export type Refusal =
  /** Unreachable where the server said so itself: there are words for that. */
  | { kind: 'unsure'; isUnreachable?: true }
  | { kind: 'fields'; details: unknown }
  | { kind: 'price'; total: number }
  | { kind: 'stock'; productId: string; left: number }
  | { kind: 'time' }
  | { kind: 'lines' }
  /** The earlier try it was to replace has been paid meanwhile: that one is the order. */
  | { kind: 'placed'; orderId: string }
  /** No stay is known by what was written, so there is no bill. */
  | { kind: 'bill' }
  /** Said in the words of its code. */
  | { kind: 'other'; error: CallError }

const LINE_CODES = [
  'order/product-unavailable',
  'order/before-check-in',
  'order/not-offered-now',
  'order/too-many',
  'order/choice-refused',
  'order/delivery-refused',
  'order/day-missing',
  'order/outside-stay',
  'order/fully-booked',
  'order/hours-had',
]
const FIRST_SERVER_FAULT = 500

export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof CallError)) return { kind: 'unsure' }
  const details = (error.details ?? {}) as {
    total?: unknown
    productId?: unknown
    left?: unknown
    isToday?: unknown
    orderId?: unknown
  }
  switch (error.code) {
    case 'order/checkout-incomplete':
      return { kind: 'fields', details: error.details }
    case 'order/price-changed':
      return { kind: 'price', total: Number(details.total) }
    case 'order/out-of-stock':
      // Sold out for the day that was chosen: another one can be.
      if (details.isToday === true) return { kind: 'time' }
      return { kind: 'stock', productId: String(details.productId), left: Number(details.left) || 0 }
    case 'order/room-missing':
      return { kind: 'fields', details: { fields: { roomNumber: 'required' } } }
    case 'order/booking-unknown':
      return { kind: 'bill' }
    case 'order/already-placed':
      return { kind: 'placed', orderId: String(details.orderId) }
    case 'order/closed-hours':
    case 'order/too-late':
      return { kind: 'time' }
    // The payment page could not be opened; the order waits for it under the same key.
    case 'payment/unavailable':
      return { kind: 'other', error }
    case 'server/unavailable':
      return { kind: 'unsure', isUnreachable: true }
  }
  if (LINE_CODES.includes(error.code)) return { kind: 'lines' }
  // No answer, or one that says nothing about the order: it may or may not be there.
  if (error.code === 'offline' || error.status >= FIRST_SERVER_FAULT) return { kind: 'unsure' }
  return { kind: 'other', error }
}

/** Whether the page still shows otherwise what it was refused for: prices, what is left, whose stay it is, or an order. */
export function isOutdated(refusal: Refusal): boolean {
  if (refusal.kind === 'other') {
    return ['order/service-unavailable', 'order/already-answered'].includes(refusal.error.code)
  }
  return ['price', 'stock', 'time', 'lines'].includes(refusal.kind)
}

/** Whether the server surely stored nothing, so that the next order is a new one. */
export function isSure(refusal: Refusal): boolean {
  return (
    refusal.kind !== 'unsure' && !(refusal.kind === 'other' && refusal.error.code === 'payment/unavailable')
  )
}

/** Whether the order may be there or not because the hotel's systems are out of reach. */
export function isUnreachable(refusal: Refusal | null): boolean {
  return refusal?.kind === 'unsure' && refusal.isUnreachable === true
}

/** Whether reception may help where the guest cannot: its number is shown. */
export function isLimit(refusal: Refusal | null): boolean {
  return refusal?.kind === 'other' && /^order\/(unpaid-)?limit-reached$/.test(refusal.error.code)
}
