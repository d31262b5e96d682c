import { addDays, DAY_MS, instantOfLocal, localTimeAt, MINUTE_MS } from '../time.ts'

/** A stretch of time, both ends counted. */
export type Span = { from: number; until: number }

/** Asked for again each time: clocks differ, and what was being written shows a moment later. */
export const OVERLAP_MS = MINUTE_MS
/** After a long silence changes are walked through in steps of this size, each kept when it is written. */
const LONGEST_STEP_MS = 7 * DAY_MS
/** A step that is too much for the other system is tried this many times smaller. */
const SMALLER = 4
const SHORTEST_STEP_MS = 60 * MINUTE_MS

/** The next stretch of changes to ask for, from what was last kept; null when there is none. */
export function nextSpan(keptUntil: number, now: number, stepMs = LONGEST_STEP_MS): Span | null {
  if (now <= keptUntil) return null
  return { from: keptUntil - OVERLAP_MS, until: Math.min(now, keptUntil + stepMs) }
}

/** A smaller step than this one; null when it cannot be smaller. */
export function smallerStep({ from, until }: Span): number | null {
  const step = Math.floor((until - from) / SMALLER)
  return step < SHORTEST_STEP_MS ? null : step
}

/** How far ahead stays are brought in at the beginning, and in which steps: below what systems take at once. */
const DAYS_AHEAD = 720
const WINDOW_DAYS = 60

/** Whole days of the house, so that each arrival is in one of them. */
export type Window = Span & { firstDay: string }

/** The stretches of a first import: who is here since yesterday, and everybody who is expected. */
export function importWindows(now: number, timeZone: string): Window[] {
  const yesterday = addDays(localTimeAt(now, timeZone).date, -1)
  const midnight = (day: string) => instantOfLocal(`${day}T00:00`, timeZone) ?? 0
  return Array.from({ length: DAYS_AHEAD / WINDOW_DAYS }, (_, index) => {
    const firstDay = addDays(yesterday, index * WINDOW_DAYS)
    return { firstDay, from: midnight(firstDay), until: midnight(addDays(firstDay, WINDOW_DAYS)) }
  })
}

/** A stay touches several stretches and belongs to the one it begins in; those that began earlier, to the first. */
export function isOfWindow(arrival: string, { firstDay }: Window, isFirst: boolean): boolean {
  return isFirst || arrival >= firstDay
}

const FIRST_PAUSE_MS = MINUTE_MS
const LONGEST_PAUSE_MS = 30 * MINUTE_MS

/** When to ask again after this many failures in a row, never before the other system wants it. */
export function pauseAfter(failures: number, wantedMs: number | null): number {
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(10, Math.max(0, failures - 1)))
  return Math.max(pause, wantedMs ?? 0)
}
