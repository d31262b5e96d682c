/**
 * An order whose answer is not known. Its key makes it one order however often it is sent: after a double click, after
 * a lost answer and after a reload in the middle. It ends with the first answer, whatever that says: what a guest sends
 * after that is another wish.
 */
export type Attempt<Body> = {
  key: string
  body: Body
  /** When it was last sent, in milliseconds. */
  sentAt: number
  /** False once sending was given up without an answer. */
  isUnderWay: boolean
  /** It was given up, and nobody knows whether it arrived. */
  isUnanswered?: boolean
}

/** A page that comes back later than this was left, not reloaded: nothing is sent behind anybody's back. */
const RELOAD_WITHIN_MS = 60_000
/** The same order sent again later than this is meant to be a second one. */
const SAME_WISH_MS = 10 * 60_000

/** What to send: the order whose answer was lost, where nothing of it changed, else a new one. */
export function attemptFor<Body>(
  lost: Attempt<Body> | null,
  body: Body,
  { now, newKey }: { now: number; newKey: () => string },
): Attempt<Body> {
  const isSame =
    lost !== null && now - lost.sentAt < SAME_WISH_MS && JSON.stringify(lost.body) === JSON.stringify(body)
  return { key: isSame ? lost.key : newKey(), body, sentAt: now, isUnderWay: true }
}

/** Whether a page was reloaded while this order was on its way, so that it is sent again. */
export function isInterrupted<Body>(attempt: Attempt<Body> | null, now: number): attempt is Attempt<Body> {
  return attempt?.isUnderWay === true && now - attempt.sentAt < RELOAD_WITHIN_MS
}

/** Whether it may have arrived: until that is known, nothing but the same order is sent. */
export function isUnanswered<Body>(attempt: Attempt<Body> | null, now: number): attempt is Attempt<Body> {
  return attempt?.isUnanswered === true && !attempt.isUnderWay && now - attempt.sentAt < SAME_WISH_MS
}

export function parseAttempt<Body>(stored: unknown): Attempt<Body> | null {
  const attempt = stored as Partial<Attempt<Body>> | null
  const isOne =
    typeof attempt?.key === 'string' &&
    typeof attempt.body === 'object' &&
    attempt.body !== null &&
    typeof attempt.sentAt === 'number' &&
    typeof attempt.isUnderWay === 'boolean'
  return isOne ? (attempt as Attempt<Body>) : null
}
