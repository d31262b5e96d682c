import { MINUTE_MS } from '../time.ts'

const HOUR = 60
/** Minutes from one try to the next; all of them together are a day. */
const WAITS = [1, 4, 10, 15, 30, HOUR, 2 * HOUR, 4 * HOUR, 6 * HOUR, 10 * HOUR] as const

/** The first try and those after it. */
export const MOST_TRIES = WAITS.length + 1

/** When to try again after so many tries that failed; null when a day has passed and it is given up. */
export function nextTryAt(tries: number, now: Date): Date | null {
  const wait = WAITS[tries - 1]
  return wait === undefined ? null : new Date(now.getTime() + wait * MINUTE_MS)
}
