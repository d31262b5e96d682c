import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MOST_TRIES, nextTryAt } from './back-off.ts'

const HOUR_MS = 3_600_000

/** Every try of a delivery that always fails, each taking so long. */
function triesFrom(start: number, durations: readonly number[]): number[] {
  const tries = [start]
  for (let at: Date | null = new Date(start); at; ) {
    const failedAt = at.getTime() + (durations[tries.length - 1] ?? 0)
    at = nextTryAt(tries.length, new Date(failedAt))
    if (at) tries.push(at.getTime())
  }
  return tries
}

describe('tries of a delivery that fails', () => {
  it('go on for a day and end then, wait ever longer, and are the first soon again', () => {
    const durations = fc.array(fc.integer({ min: 0, max: 10_000 }), { maxLength: 20 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), durations, (start, lasting) => {
        const tries = triesFrom(start, lasting)
        expect(tries).toHaveLength(MOST_TRIES)
        const waits = tries.slice(1).map((at, n) => at - (tries[n] ?? 0) - (lasting[n] ?? 0))
        expect(waits).toEqual(waits.toSorted((a, b) => a - b))
        expect(waits[0]).toBe(60_000)
        const last = (tries.at(-1) ?? 0) - start
        expect(last).toBeGreaterThanOrEqual(23.9 * HOUR_MS)
        expect(last).toBeLessThanOrEqual(24.1 * HOUR_MS)
      }),
    )
  })
})
