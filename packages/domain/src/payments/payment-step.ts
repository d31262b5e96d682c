import { HOLD_WARNING_HOURS, PAYMENT_PENDING_MINUTES } from './constants.ts'
import type { PaymentState } from './next-payment.ts'

/** What an order wants of its payment: staff have not decided, took it, or the guest gets the money back. */
export type WantedOfPayment = 'wait' | 'capture' | 'give back'

export type PaymentFacts = { state: PaymentState; createdAt: Date; holdLapsesAt: Date | null }

/** What has to be asked of the provider next; null when payment and order agree. */
export function paymentStep(
  { state, createdAt }: PaymentFacts,
  wanted: WantedOfPayment | null,
  now: Date,
): 'capture' | 'release' | 'refund' | null {
  // Null is an order that is gone: its guest gets the money back.
  const isToGoBack = wanted === 'give back' || wanted === null
  if (state === 'pending') return isToGoBack || isPendingLong(createdAt, now) ? 'release' : null
  if (state === 'held') return isToGoBack ? 'release' : wanted === 'capture' ? 'capture' : null
  return state === 'captured' && isToGoBack ? 'refund' : null
}

export const PAYMENT_PROBLEMS = [
  'pending long',
  'not captured',
  'not released',
  'hold lapses',
  'unknown at provider',
  'paid without order',
] as const
export type PaymentProblem = (typeof PAYMENT_PROBLEMS)[number]

/** What staff are shown of a payment that does not agree with its order, or soon will not. */
export function paymentProblem(
  facts: PaymentFacts,
  wanted: WantedOfPayment | null,
  now: Date,
): PaymentProblem | null {
  const { state, createdAt, holdLapsesAt } = facts
  if (state === 'failed') return wanted === 'give back' ? null : 'unknown at provider'
  if (state === 'pending') return isPendingLong(createdAt, now) ? 'pending long' : null
  const hasMoney = state === 'held' || state === 'captured'
  if (wanted === null) return hasMoney ? 'paid without order' : null
  if (wanted === 'give back') return hasMoney ? 'not released' : null
  if (wanted === 'capture') return state === 'captured' || state === 'refunded' ? null : 'not captured'
  if (state !== 'held' || !holdLapsesAt) return null
  return holdLapsesAt.getTime() - now.getTime() < HOLD_WARNING_HOURS * 3_600_000 ? 'hold lapses' : null
}

function isPendingLong(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() >= PAYMENT_PENDING_MINUTES * 60_000
}
