/**
 * Tries of strangers that one node has counted in a minute, whoever they are: more than a full house mistypes and than
 * a node could check, and little enough for the table of tries to stay small.
 */
export const STRANGERS_PER_MINUTE = 3000
const MINUTE_MS = 60_000

/** A bound on what strangers make this node write: answers 0, or how long to wait in milliseconds. */
export function createNodeBound(now: () => number, most = STRANGERS_PER_MINUTE): { take(): number } {
  let count = 0
  let endsAt = Number.NEGATIVE_INFINITY
  return {
    take() {
      if (now() >= endsAt) {
        count = 0
        endsAt = now() + MINUTE_MS
      }
      if (count >= most) return endsAt - now()
      count++
      return 0
    },
  }
}
