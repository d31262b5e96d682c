import type { OrderPaymentState } from '../payments/constants.ts'
import { type DeclineReason, GUEST_CANCELLED_REASON, type RequestStatus } from './constants.ts'

/** What a guest's rights in an order follow from. */
type Standing = {
  stage: 'awaiting payment' | 'placed' | 'abandoned'
  status: RequestStatus
  reason: DeclineReason | null
  archivedAt: Date | null
  payment: OrderPaymentState
}

/**
 * What the guest hears of the decision. One that is to be accepted automatically is decided once it is placed: until
 * the provider holds the amount, nothing is promised.
 */
export function decisionForGuest<At>({
  stage,
  status,
  timeExpected,
}: Pick<Standing, 'stage' | 'status'> & { timeExpected: At | null }) {
  const isDecided = stage === 'placed' || status === 'declined'
  return isDecided ? { status, timeExpected } : { status: 'no action taken' as const, timeExpected: null }
}

/** For the guest a request is sent, then confirmed or declined (spec 4), or cancelled by the guest before that. */
export function standingOf({ stage, status, reason }: Pick<Standing, 'stage' | 'status' | 'reason'>) {
  if (decisionForGuest({ stage, status, timeExpected: null }).status === 'no action taken') return 'sent'
  if (status !== 'declined') return 'confirmed'
  return reason === GUEST_CANCELLED_REASON ? 'cancelled' : 'declined'
}

/** Whether it reached staff and nobody has answered: then every device with the booking's link may take it back. */
export function isUnanswered({ stage, status, archivedAt }: Omit<Standing, 'reason' | 'payment'>): boolean {
  return stage === 'placed' && status === 'no action taken' && archivedAt === null
}

/** Whether the guest may still give it up: it waits for its payment, or for an answer. */
export function isCancellable(order: Omit<Standing, 'reason' | 'payment'>): boolean {
  return order.stage === 'awaiting payment' || isUnanswered(order)
}

/** Whether there is something to receipt: it was confirmed, or money moved. */
export function hasReceipt(order: Omit<Standing, 'archivedAt'>): boolean {
  const hasMoved = order.payment === 'captured' || order.payment === 'refunded'
  return order.stage === 'placed' && (standingOf(order) === 'confirmed' || hasMoved)
}
