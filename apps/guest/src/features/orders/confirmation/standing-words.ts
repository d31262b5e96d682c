import type { GuestOrder } from '@innkeeper/api/orders/checkout.ts'
import type { DeclineReason, OrderOutcome } from '@innkeeper/domain/orders/constants.ts'

/** How an order stands for its guest. */
export type Standing =
  | 'pending'
  | 'unpaid'
  | GuestOrder['standing']
  | Exclude<OrderOutcome, 'cancelled'>
  /** The guest changed it: another order took its place. */
  | 'replaced'
  /** Cancelled after it was confirmed; `cancelled` is one the guest took back. */
  | 'house cancelled'

/** Of what an earlier version stored, nobody knows what became of it. */
type Known = Pick<GuestOrder, 'stage' | 'standing'> & {
  outcome?: GuestOrder['outcome'] | undefined
  isReplaced?: boolean | undefined
}

/** One truth for every place that shows an order: it waits for its payment until that came or was given up. */
export function standingOf({ stage, standing, outcome, isReplaced }: Known): Standing {
  if (stage === 'awaiting payment') return 'pending'
  if (stage === 'abandoned') return 'unpaid'
  if (isReplaced) return 'replaced'
  return outcome === 'cancelled' ? 'house cancelled' : (outcome ?? standing)
}

/** Whether more is to come of it: an answer, what was promised, or its cancellation. */
export function isUnderWay(order: Known): boolean {
  return UNDER_WAY.includes(standingOf(order))
}

const UNDER_WAY: readonly Standing[] = ['pending', 'sent', 'confirmed']

/** An answer of staff that is told wherever the guest is. */
export type ToldAnswer = 'confirmed' | 'declined' | 'house cancelled'

/** What is worth a word of its own since it was last looked at: staff's answer, once the payment is there. */
export function newAnswer(before: Known, now: Known): ToldAnswer | null {
  const [past, standing] = [standingOf(before), standingOf(now)]
  if (standing === past) return null
  if (standing === 'declined' || standing === 'house cancelled') return standing
  // That it is not done after all is no new promise.
  return standing === 'confirmed' && (past === 'pending' || past === 'sent') ? standing : null
}

/** How an answer is told. */
export const TOLD_WORDS = {
  confirmed: 'order.isConfirmed',
  declined: 'order.isDeclined',
  'house cancelled': 'order.isCancelled',
} as const satisfies Record<ToldAnswer, string>

/** The few words of a state, the same on the order's page and at home. */
export const STANDING_WORDS = {
  pending: 'order.standing.awaiting',
  unpaid: 'order.standing.unpaid',
  sent: 'order.standing.sent',
  confirmed: 'order.standing.confirmed',
  declined: 'order.standing.declined',
  cancelled: 'order.standing.cancelled',
  replaced: 'order.standing.replaced',
  delivered: 'order.standing.delivered',
  'picked up': 'order.standing.pickedUp',
  done: 'order.standing.done',
  'house cancelled': 'order.standing.houseCancelled',
} as const satisfies Record<Standing, string>

/** What a guest is told of the reason; another one comes in the words of staff. */
export const REASON_WORDS = {
  'out of stock': 'order.reason.outOfStock',
  'too busy': 'order.reason.tooBusy',
  'room type fully booked': 'order.reason.fullyBooked',
  'no answer in time': 'order.reason.noAnswer',
  'cancelled by the guest': null,
  other: null,
} as const satisfies Record<DeclineReason, string | null>

type Paid = Pick<GuestOrder, 'service' | 'payment' | 'outcome' | 'total'>

/** What of the money a guest whose order was declined or cancelled is told; nothing where none was involved. */
export function moneyWords({ service, payment, outcome, total }: Paid) {
  if (service === 'Put on bill' && outcome === 'cancelled' && total > 0) return 'order.notOnBill'
  if (service !== 'Pay Now') return null
  return payment === 'captured' || payment === 'refunded' ? 'order.paidBack' : 'order.notCharged'
}
