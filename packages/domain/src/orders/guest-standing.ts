import type { OrderPaymentState } from '../payments/constants.ts'
import {
  type DeclineReason,
  type DeliveryMethod,
  GUEST_CANCELLED_REASON,
  type OrderOutcome,
  type RequestStatus,
} from './constants.ts'

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

/** What became of it after it was confirmed, in the words of its kind; null while nothing did. */
export function outcomeOf({
  doneAt,
  cancelledAt,
  deliveryMethod,
}: {
  doneAt: Date | null
  cancelledAt: Date | null
  deliveryMethod: DeliveryMethod | null
}): OrderOutcome | null {
  if (cancelledAt) return 'cancelled'
  if (doneAt === null) return null
  if (deliveryMethod === null) return 'done'
  return deliveryMethod === 'delivery' ? 'delivered' : 'picked up'
}

/** How an order ended that came to nothing; null for any other. */
export function endOf({
  standing,
  outcome,
}: {
  standing: ReturnType<typeof standingOf>
  outcome: OrderOutcome | null
}): 'declined' | 'cancelled' | null {
  if (standing === 'cancelled' || outcome === 'cancelled') return 'cancelled'
  return standing === 'declined' ? 'declined' : null
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
