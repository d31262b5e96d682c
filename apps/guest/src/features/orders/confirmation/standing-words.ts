import type { GuestOrder } from '@innkeeper/api/orders/checkout.ts'
import type { DeclineReason } from '@innkeeper/domain/orders/constants.ts'

/** How an order stands for its guest. */
export type Standing = 'pending' | 'unpaid' | 'sent' | 'confirmed' | 'declined' | 'cancelled'

/** One truth for every place that shows an order: it waits for its payment until that came or was given up. */
export function standingOf({ stage, standing }: Pick<GuestOrder, 'stage' | 'standing'>): Standing {
  if (stage === 'awaiting payment') return 'pending'
  return stage === 'abandoned' ? 'unpaid' : standing
}

type Known = Pick<GuestOrder, 'stage' | 'standing'>

/** What is worth a word of its own since it was last looked at: staff's answer, once the payment is there. */
export function newAnswer(before: Known, now: Known): 'confirmed' | 'declined' | null {
  const standing = standingOf(now)
  if (standing === standingOf(before)) return null
  return standing === 'confirmed' || standing === 'declined' ? standing : null
}

/** The few words of a state, the same on the order's page and at home. */
export const STANDING_WORDS = {
  pending: 'order.standing.awaiting',
  unpaid: 'order.standing.unpaid',
  sent: 'order.standing.sent',
  confirmed: 'order.standing.confirmed',
  declined: 'order.standing.declined',
  cancelled: 'order.standing.cancelled',
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

/** What of the money a guest whose order was declined or cancelled is told; nothing where none was involved. */
export function moneyWords({ service, payment }: Pick<GuestOrder, 'service' | 'payment'>) {
  if (service !== 'Pay Now') return null
  return payment === 'captured' || payment === 'refunded' ? 'order.paidBack' : 'order.notCharged'
}
