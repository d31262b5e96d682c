import type { OrderPaymentState } from './constants.ts'

/** States of a payment that exists. */
export type PaymentState = Exclude<OrderPaymentState, 'none'>

/** What is known of a payment; amounts in minor units. */
export type KnownPayment = {
  state: PaymentState
  captured: number
  refunded: number
  holdLapsesAt: Date | null
}

/**
 * How far a payment has come. What is told late can be old, so only what lies further counts: an old "declined" does
 * not undo a hold, an old "held" does not undo a release, and money that was taken outweighs everything.
 */
const PROGRESS: Record<PaymentState, number> = {
  pending: 0,
  failed: 1,
  declined: 2,
  held: 3,
  released: 4,
  captured: 5,
  refunded: 6,
}

/** A payment with one more fact about it: the same facts end in the same payment, in any order and however often. */
export function nextPayment(known: KnownPayment, told: KnownPayment): KnownPayment {
  const captured = Math.max(known.captured, told.captured)
  const refunded = Math.min(captured, Math.max(known.refunded, told.refunded))
  const further = PROGRESS[told.state] > PROGRESS[known.state] ? told.state : known.state
  const state = captured > 0 ? (refunded >= captured ? 'refunded' : 'captured') : further
  return {
    state,
    captured,
    refunded,
    holdLapsesAt: state === 'held' ? later(known.holdLapsesAt, told.holdLapsesAt) : null,
  }
}

function later(a: Date | null, b: Date | null): Date | null {
  if (!a || !b) return a ?? b
  return a > b ? a : b
}
