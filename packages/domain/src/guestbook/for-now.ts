import { DAY_MS, type LocalTime, MINUTE_MS, MINUTES_PER_DAY, minuteOfClock, nextDayStart } from '../time.ts'
import {
  hoursOfDay,
  nextOpeningChange,
  type OpeningState,
  openingStateAt,
  type WeekMoment,
} from './opening-hours.ts'
import type { OpeningHours } from './opening-hours-schema.ts'
import type { Visibility } from './visibility-schema.ts'

/*
 * What of a section is for now comes first, and what is over for today last. A box that shows at set times goes with
 * them (visibility.ts); a facility stays, since it says when it opens next. The guestbook orders its boxes by this; the
 * page cache asks `nextChangeForNow`, so that no stored page shows an order of hours ago.
 */

/** What of a box tells when it is for: when it shows, and the hours of a facility. */
export type Timed = { opens: Pick<Visibility, 'dateRange' | 'weekdays'>; week: OpeningHours | null }

export type ForNow = 'now' | 'soon' | 'any' | 'over'

/** What opens within this time is as good as open to somebody who plans the next hours. */
export const SOON_MINUTES = 3 * 60
/** What is closed for today but opens again within this time is next rather than over: tomorrow's breakfast. */
export const NEXT_MINUTES = 12 * 60

const MINUTES_PER_WEEK = 7 * MINUTES_PER_DAY
const LAST_MINUTE = MINUTES_PER_DAY - 1
const RANKS: Record<ForNow, number> = { now: 0, soon: 1, any: 2, over: 3 }

/** Whether a box that shows is for now, for the next hours, for any time, or over for today. */
export function forNowAt({ opens, week }: Timed, local: LocalTime): ForNow {
  if (week) return facilityAt(week, local)
  return isLimitedOn(opens, local) ? 'now' : 'any'
}

/** Those for now first, then those for soon, then the rest, what is over last; each in the order staff gave them. */
export function orderForNow<T>(boxes: readonly T[], forNowOf: (box: T) => ForNow): T[] {
  return boxes
    .map((box) => ({ box, rank: RANKS[forNowOf(box)] }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ box }) => box)
}

/** The next instant at which any of them may come sooner, later or go, at most a day ahead. */
export function nextChangeForNow(boxes: readonly Timed[], now: number, timeZone: string): number {
  let next = now + DAY_MS
  for (const { week } of boxes) {
    const change = week && nextOpeningChange(week, now, timeZone)
    if (!change) continue
    // What was open today is over until midnight alone.
    next = Math.min(next, nextDayStart(now, timeZone))
    // A day before it closes, what was far from closing is for now.
    for (const before of [MINUTES_PER_DAY, NEXT_MINUTES, SOON_MINUTES, 0]) {
      const at = change - before * MINUTE_MS
      if (at > now) next = Math.min(next, at)
    }
  }
  return next
}

function facilityAt(week: OpeningHours, local: LocalTime): ForNow {
  const state = openingStateAt(week, local)
  const wait = minutesUntilOpen(state, local)
  if (wait === null) return state.kind === 'open' && !state.isFar ? 'now' : 'any'
  if (wait <= SOON_MINUTES) return 'soon'
  const wasOpenToday = state.kind === 'opensOn' && hoursOfDay(week, local.weekday).length > 0
  return wasOpenToday && wait > NEXT_MINUTES ? 'over' : 'any'
}

function minutesUntilOpen(state: OpeningState, { weekday, minute }: LocalTime): number | null {
  if (state.kind !== 'opensToday' && state.kind !== 'opensOn') return null
  const wait = minuteOfWeek(state.at) - ((weekday - 1) * MINUTES_PER_DAY + minute)
  return (wait + MINUTES_PER_WEEK) % MINUTES_PER_WEEK
}

function minuteOfWeek({ weekday, clock }: WeekMoment): number {
  return (weekday - 1) * MINUTES_PER_DAY + minuteOfClock(clock)
}

/** Whether it shows during a part of today alone, or on this one day. */
function isLimitedOn({ dateRange, weekdays }: Timed['opens'], { weekday }: LocalTime): boolean {
  if (dateRange.enabled && dateRange.from !== null && dateRange.from === dateRange.to) return true
  const today = weekdays[(weekday - 1) as 0]
  const from = today.start.hours * 60 + today.start.minutes
  const to = today.end.hours * 60 + today.end.minutes
  return !today.isVisible || from > 0 || to < LAST_MINUTE
}
