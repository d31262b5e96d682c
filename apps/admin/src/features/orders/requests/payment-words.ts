import type { RequestListItem } from '@innkeeper/api/orders/requests.ts'
import { moneyReturning } from '@innkeeper/domain/orders/request-decision.ts'
import { DAY_MS } from '@innkeeper/domain/time.ts'
import { wayOf } from './request-kinds.ts'

type Paid = Pick<
  RequestListItem,
  | 'service'
  | 'payment'
  | 'holdLapsesAt'
  | 'total'
  | 'status'
  | 'decidedAt'
  | 'cancelledAt'
  | 'summary'
  | 'deliveryMethod'
>

/** What staff should know about the money, in a word; `lapses` asks them to hurry. */
export function paymentState(request: Paid, now: number) {
  const { service, payment, holdLapsesAt, total, status } = request
  const ended = request.cancelledAt ?? request.decidedAt
  const endedAt = ended === null ? null : Date.parse(ended)
  const returning = moneyReturning({ status, payment, endedAt }, now)
  if (returning) return returning
  if (payment === 'held') return isLapsing(holdLapsesAt, now) ? 'lapses' : 'held'
  if (payment !== 'none') return payment
  if (total === 0) return 'none'
  if (service === 'Put on bill') return 'bill'
  // Nobody brings what is part of the stay.
  return wayOf(request) === 'stay' ? 'desk' : 'delivery'
}

/** A hold within its last day is shown (product 6). */
function isLapsing(holdLapsesAt: string | null, now: number): boolean {
  return holdLapsesAt !== null && Date.parse(holdLapsesAt) - now <= DAY_MS
}

/** Money that did not come or will not come, so that delivering may cost the house, or that did not go back. */
export function isPaymentTrouble(state: ReturnType<typeof paymentState>): boolean {
  return state === 'lapses' || state === 'failed' || state === 'declined' || state === 'overdue'
}
