import type { GuestOrder } from '@innkeeper/api/orders/checkout.ts'
import type { DeclineReason } from '@innkeeper/domain/orders/constants.ts'
import type { ResultType } from '@innkeeper/ui/result-view.tsx'

/** How an order stands for its guest. */
export type Standing = 'pending' | 'unpaid' | 'sent' | 'confirmed' | 'declined'

/** A guest who left the payment page need not wait for it to be given up. */
export function standingOf(
  { stage, standing }: Pick<GuestOrder, 'stage' | 'standing'>,
  hasLeftPayment: boolean,
): Standing {
  if (stage === 'awaiting payment') return hasLeftPayment ? 'unpaid' : 'pending'
  return stage === 'abandoned' ? 'unpaid' : standing
}

export const STANDING_WORDS = {
  pending: { type: 'warning', title: 'order.pending.title' },
  unpaid: { type: 'error', title: 'order.unpaid.title' },
  sent: { type: 'success', title: 'order.sent.title' },
  confirmed: { type: 'success', title: 'order.confirmed.title' },
  declined: { type: 'error', title: 'order.declined.title' },
} as const satisfies Record<Standing, { type: ResultType; title: string }>

/** What a guest is told of the reason; another one comes in the words of staff. */
export const REASON_WORDS = {
  'out of stock': 'order.reason.outOfStock',
  'too busy': 'order.reason.tooBusy',
  'room type fully booked': 'order.reason.fullyBooked',
  'no answer in time': 'order.reason.noAnswer',
  'cancelled by the guest': null,
  other: null,
} as const satisfies Record<DeclineReason, string | null>

/** What of the money a guest whose order was declined is told; nothing where none was involved. */
export function moneyWords({ service, payment }: Pick<GuestOrder, 'service' | 'payment'>) {
  if (service !== 'Pay Now') return null
  return payment === 'captured' || payment === 'refunded' ? 'order.paidBack' : 'order.notCharged'
}
