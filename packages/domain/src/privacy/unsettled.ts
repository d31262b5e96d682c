import { DAY_MS } from '../time.ts'

type Order = {
  stage: string
  status: string
  payment: string
  archivedAt: unknown
  doneAt: unknown
  placedAt: Date
}

/** Why an order cannot lose its guest yet. */
export type Unsettled = 'unpaid' | 'unanswered' | 'to-do'

/** Accepted and never marked as done: after this nobody waits for it any more. */
const TO_DO_DAYS = 30

/** What is still to be done between the house and the guest of an order; null when it is settled. */
export function unsettledOf(order: Order, now: number): Unsettled | null {
  const { stage, status, payment, archivedAt, doneAt, placedAt } = order
  if (stage === 'awaiting payment' || ['pending', 'held', 'failed'].includes(payment)) return 'unpaid'
  if (stage !== 'placed' || archivedAt !== null) return null
  if (status === 'no action taken') return 'unanswered'
  const isRecent = now - placedAt.getTime() < TO_DO_DAYS * DAY_MS
  return status !== 'declined' && doneAt === null && isRecent ? 'to-do' : null
}
