import type { CallInput } from '@innkeeper/api/client.ts'
import type { placeOrder } from '@innkeeper/api/orders/checkout.ts'

export type OrderBody = CallInput<typeof placeOrder>['body']

/**
 * An order on its way. Its key makes it one order however often it is sent: after a double click, after a lost answer
 * and after a reload in the middle. Kept for the tab until the answer is sure.
 */
export type Attempt = {
  key: string
  body: OrderBody
  /** When it was last sent, in milliseconds; null once an answer came or sending was given up. */
  sentAt: number | null
}

/** A page that comes back later than this was left, not reloaded: nothing is sent behind anybody's back. */
const RELOAD_WITHIN_MS = 60_000

/** What to send: the same order again where nothing of it changed, else a new one. */
export function attemptFor(
  before: Attempt | null,
  body: OrderBody,
  { now, newKey }: { now: number; newKey: () => string },
): Attempt {
  const isSame = before !== null && JSON.stringify(before.body) === JSON.stringify(body)
  return { key: isSame ? before.key : newKey(), body, sentAt: now }
}

/** Whether a page was reloaded while this order was on its way, so that it is sent again. */
export function isInterrupted(attempt: Attempt | null, now: number): attempt is Attempt & { sentAt: number } {
  return attempt !== null && attempt.sentAt !== null && now - attempt.sentAt < RELOAD_WITHIN_MS
}

export function parseAttempt(stored: unknown): Attempt | null {
  const attempt = stored as Partial<Attempt> | null
  const isOne = typeof attempt?.key === 'string' && typeof attempt.body === 'object' && attempt.body !== null
  return isOne ? (attempt as Attempt) : null
}
