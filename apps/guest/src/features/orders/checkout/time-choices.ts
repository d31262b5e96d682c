import { MINUTE_MS } from '@innkeeper/domain/time.ts'

/** As many as a hand leafs through. */
const MOST_AT_FIRST = 12
const HALF_HOUR_MS = 30 * MINUTE_MS
const HOUR_MS = 2 * HALF_HOUR_MS

/**
 * Of many times the round ones: full and half hours, or full hours alone; always with the first that can be had and
 * with the one chosen.
 */
export function roundTimes(times: readonly string[], chosen: string | null): readonly string[] {
  if (times.length <= MOST_AT_FIRST) return times
  const every = (step: number) =>
    times.filter((time, index) => index === 0 || time === chosen || Date.parse(time) % step === 0)
  const halves = every(HALF_HOUR_MS)
  return halves.length <= MOST_AT_FIRST ? halves : every(HOUR_MS)
}
