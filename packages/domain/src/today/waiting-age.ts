import { DAY_MS, MINUTE_MS } from '../time.ts'

const HOUR_MS = 60 * MINUTE_MS

/** How long a guest has waited, as short as a column needs it. */
export type WaitingAge = { unit: 'now' | 'minutes' | 'hours' | 'days'; count: number }

/** From here on a guest wonders whether anybody saw it. */
const LONG_MS = 30 * MINUTE_MS

/** Rounded down to the largest unit that fits: nobody has waited longer than it says. */
export function waitingAge(since: number, now: number): WaitingAge {
  const waited = Math.max(now - since, 0)
  if (waited < MINUTE_MS) return { unit: 'now', count: 0 }
  if (waited < HOUR_MS) return { unit: 'minutes', count: Math.floor(waited / MINUTE_MS) }
  if (waited < DAY_MS) return { unit: 'hours', count: Math.floor(waited / HOUR_MS) }
  return { unit: 'days', count: Math.floor(waited / DAY_MS) }
}

/** Whether it has waited too long, by the clock of who waits. */
export function isLongWait(since: number, now: number): boolean {
  return now - since >= LONG_MS
}
