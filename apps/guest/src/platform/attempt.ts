/**
 * An order whose answer is not known. Its key makes it one order however often it is sent: after a double click, after
 * a lost answer, after a reload in the middle and from another tab. It ends with the first answer, whatever that says:
 * what a guest sends after that is another wish.
 */
export type Attempt<Body> = {
  key: string
  body: Body
  /** The cart it was made of, as it was stored then; null where it is of none. */
  cart: string | null
  /** When it was last sent, in milliseconds. */
  sentAt: number
  /** False once sending was given up without an answer. */
  isUnderWay: boolean
  /** It was given up, and nobody knows whether it arrived. */
  isUnanswered?: boolean
}

/** What is left of an attempt that became an order, for a tab that waits to send the same: nothing of the person. */
export type Answered = { orderId: string; answeredAt: number }

export type Kept<Body> = Attempt<Body> | Answered

/** A page that comes back later than this was left, not reloaded: nothing is sent behind anybody's back. */
const RELOAD_WITHIN_MS = 60_000
/** The same order sent again later than this is meant to be a second one. */
const KEPT_MS = 10 * 60_000

type Now = { now: number; newKey: () => string }

/** What is to be sent, and the cart it is made of. */
type Made<Body> = Pick<Attempt<Body>, 'body' | 'cart'>

/** What to send: the order whose answer was lost, where nothing of it changed, else a new one. */
export function attemptFor<Body>(
  lost: Attempt<Body> | null,
  { body, cart }: Made<Body>,
  { now, newKey }: Now,
): Attempt<Body> {
  const isSame = lost !== null && JSON.stringify(lost.body) === JSON.stringify(body)
  return { key: isSame ? lost.key : newKey(), body, cart, sentAt: now, isUnderWay: true }
}

/** Whether a page was reloaded while the order of this cart was on its way, so that it is sent again. */
export function isInterrupted<Body>(
  kept: Kept<Body> | null,
  { now, cart }: { now: number; cart: string | null },
): boolean {
  return isAttempt(kept) && kept.isUnderWay && kept.cart === cart && now - kept.sentAt < RELOAD_WITHIN_MS
}

/** Whether it may have arrived: until that is known, nothing but the same order is sent. */
export function isUnanswered<Body>(kept: Kept<Body> | null): boolean {
  return isAttempt(kept) && (kept.isUnderWay || kept.isUnanswered === true)
}

/** The order an attempt became; null while that is not known. */
export function orderOf<Body>(kept: Kept<Body> | null): string | null {
  return kept === null || isAttempt(kept) ? null : kept.orderId
}

/** What a guest wants when it is this tab's turn. */
export type Wish<Body> =
  | 'the same again'
  /** With the order that was known when they pressed: one that came since is what they wanted. */
  | (Made<Body> & { known: string | null })

type Step<Body> =
  | { kind: 'send'; attempt: Attempt<Body> }
  /** Another tab has ordered it. */
  | { kind: 'ordered'; orderId: string }
  /** Another order now would be a second one, should the first have arrived. */
  | { kind: 'unanswered' }
  | { kind: 'nothing' }

/** What to do about a wish, by what the tabs of this browser have sent until now. */
export function stepFor<Body>(kept: Kept<Body> | null, wish: Wish<Body>, at: Now): Step<Body> {
  const orderId = orderOf(kept)
  const known = wish === 'the same again' ? null : wish.known
  if (orderId !== null && orderId !== known) return { kind: 'ordered', orderId }
  const lost = isAttempt(kept) ? kept : null
  if (wish === 'the same again') {
    return lost ? { kind: 'send', attempt: attemptFor(lost, lost, at) } : { kind: 'nothing' }
  }
  const attempt = attemptFor(lost, wish, at)
  return isUnanswered(lost) && lost?.key !== attempt.key ? { kind: 'unanswered' } : { kind: 'send', attempt }
}

/** What is stored, as far as it is an attempt or what became of one, and not too old to count. */
export function parseKept<Body>(stored: unknown, now: number): Kept<Body> | null {
  const kept = stored as Partial<Attempt<Body> & Answered> | null
  const isAnswer = typeof kept?.orderId === 'string' && typeof kept.answeredAt === 'number'
  const isOne =
    typeof kept?.key === 'string' &&
    typeof kept.body === 'object' &&
    kept.body !== null &&
    (kept.cart === null || typeof kept.cart === 'string') &&
    typeof kept.sentAt === 'number' &&
    typeof kept.isUnderWay === 'boolean'
  if (!isAnswer && !isOne) return null
  return now - Number(kept.sentAt ?? kept.answeredAt) < KEPT_MS ? (kept as Kept<Body>) : null
}

function isAttempt<Body>(kept: Kept<Body> | null): kept is Attempt<Body> {
  return kept !== null && 'key' in kept
}
