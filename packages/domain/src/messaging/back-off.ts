const FIRST_MS = 10_000
const LONGEST_MS = 15 * 60_000

/**
 * How long to wait after this many tries: about twice as long each time, up to a quarter of an hour, and never the
 * same for two that failed together. `chance` is between 0 and 1.
 */
export function backOffMs(tries: number, chance: number): number {
  const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, Math.min(tries, 30) - 1))
  return Math.round(full / 2 + (full / 2) * chance)
}
