import { DAY_MS } from '../time.ts'
import { LOWEST_PRICE_DAYS } from './constants.ts'

/** A price from this moment on, until the next; null where nobody is asked any more, as while a deal is paused. */
export type PriceFrom = { price: number | null; since: number }

/** A pause that is taken back within a day was none: nobody lowers a price by pressing pause and undo. */
const SHORTEST_PAUSE_MS = DAY_MS

/**
 * The lowest price of the thirty days before the price was lowered to what it is now, which stands beside a lowered price;
 * null where nobody asked for more than this before. `elsewhere` is what was asked for the same thing in other ways, each
 * with a history of its own: the product that a deal sells cheaper, and other deals with it.
 */
export function lowestPriceBefore(
  history: readonly PriceFrom[],
  now: number,
  elsewhere: readonly (readonly PriceFrom[])[] = [],
): number | null {
  const known = withoutShortPauses(history.filter(({ since }) => since <= now))
  const current = known.at(-1)
  if (!current || current.price === null) return null
  const asked = [known.slice(0, -1), ...elsewhere].flatMap((one) => inForceBefore(one, current.since))
  const lowest = asked.length > 0 ? Math.min(...asked) : null
  return lowest !== null && lowest > current.price ? lowest : null
}

/** The prices that were in force at any moment of the thirty days before this one. */
function inForceBefore(history: readonly PriceFrom[], until: number): number[] {
  const earlier = inOrder(history.filter(({ since }) => since < until))
  const from = until - LOWEST_PRICE_DAYS * DAY_MS
  return earlier.flatMap(({ price }, place) =>
    price !== null && (earlier[place + 1]?.since ?? until) > from ? [price] : [],
  )
}

/** As if a price that was asked again soon after a pause had run on. */
function withoutShortPauses(history: readonly PriceFrom[]): PriceFrom[] {
  const kept: PriceFrom[] = []
  for (const next of inOrder(history)) {
    const [before, pause] = kept.slice(-2)
    const isShort = pause?.price === null && next.since - pause.since < SHORTEST_PAUSE_MS
    if (isShort && before?.price === next.price) kept.pop()
    else kept.push(next)
  }
  return kept
}

const inOrder = (history: readonly PriceFrom[]) => [...history].sort((one, other) => one.since - other.since)
