import {
  DAY_MS,
  fromLocalMinutes,
  type LocalTime,
  localTimeAt,
  MINUTE_MS,
  MINUTES_PER_DAY,
  offsetStretches,
  previousWeekday,
  type Weekday,
} from '../time.ts'
import type { CardState, Visibility, WeekdayWindow } from './visibility-schema.ts'

/*
 * When and to whom a card shows. The server asks `isMeantFor` (so a card for another segment never leaves it)
 * and `canOpenWithin`; the browser asks `isOpenAt` by the clock; the page cache asks `nextVisibilityChange`.
 */

/** Who looks at the guestbook, as far as cards care. */
export type Visitor = {
  state: CardState
  targetGroups: readonly string[]
  unitCategory: string | null
  unit: string | null
}

export type HasVisibility = { visibility: Visibility | null }
export type Interval = { from: number; to: number }

/** The server sends cards that can open within this time (product: 24 hours). */
export const VISIBILITY_HORIZON_MS = DAY_MS

/** A departed guest sees the `qr` cards where the property has none for `checkout`. */
export function effectiveState(state: CardState, cards: readonly HasVisibility[]): CardState {
  if (state !== 'checkout') return state
  return cards.some((card) => card.visibility?.state.includes('checkout')) ? 'checkout' : 'qr'
}

/** Whether state and segment select this visitor; a card without visibility is dropped (spec 5). */
export function isMeantFor(card: HasVisibility, visitor: Visitor): boolean {
  const { visibility } = card
  if (!visibility?.state.includes(visitor.state)) return false
  const { segmentation } = visibility
  return (
    segmentation.all ||
    segmentation.targetGroups.some((group) => visitor.targetGroups.includes(group)) ||
    (visitor.unitCategory !== null && segmentation.unitCategories.includes(visitor.unitCategory)) ||
    (visitor.unit !== null && segmentation.selection.includes(visitor.unit))
  )
}

/** Whether date range and weekday windows are open at this instant; the end minute still counts. */
export function isOpenAt(card: HasVisibility, instant: number, timeZone: string): boolean {
  return card.visibility !== null && isOpenAtLocal(card.visibility, localTimeAt(instant, timeZone))
}

/** The same question for a wall-clock moment, which is what a preview asks. */
export function isOpenAtLocal(visibility: Visibility, local: LocalTime): boolean {
  if (!isInDateRange(visibility, local.date)) return false
  const today = windowOf(visibility, local.weekday)
  const { start, end } = minutesOf(today)
  if (today.isVisible && local.minute >= start && (end < start || local.minute <= end)) return true
  const yesterday = windowOf(visibility, previousWeekday(local.weekday))
  const past = minutesOf(yesterday)
  return yesterday.isVisible && past.end < past.start && local.minute <= past.end
}

/** Whether the card is shown: meant for this visitor and open now. */
export function isVisible(card: HasVisibility, visitor: Visitor, instant: number, timeZone: string): boolean {
  return isMeantFor(card, visitor) && isOpenAt(card, instant, timeZone)
}

/** The stretches within [from, to) in which the card is open, merged and in order. */
export function openIntervals(card: HasVisibility, from: number, to: number, timeZone: string): Interval[] {
  const { visibility } = card
  if (visibility === null) return []
  const found: Interval[] = []
  for (const stretch of offsetStretches(from, to, timeZone)) {
    const offsetMs = stretch.offsetMinutes * MINUTE_MS
    const lastDay = Math.floor((stretch.to + offsetMs - 1) / DAY_MS)
    for (let day = Math.floor((stretch.from + offsetMs) / DAY_MS); day <= lastDay; day++) {
      for (const [start, end] of openMinutesOfDay(visibility, day)) {
        const begin = (day * MINUTES_PER_DAY + start) * MINUTE_MS - offsetMs
        const finish = (day * MINUTES_PER_DAY + end) * MINUTE_MS - offsetMs
        found.push({ from: Math.max(begin, stretch.from), to: Math.min(finish, stretch.to) })
      }
    }
  }
  return mergeIntervals(found.filter((interval) => interval.from < interval.to))
}

/** Whether the card is open now or opens before the horizon. */
export function canOpenWithin(
  card: HasVisibility,
  now: number,
  horizonMs: number,
  timeZone: string,
): boolean {
  return openIntervals(card, now, now + horizonMs, timeZone).length > 0
}

/** The next instant at which any of these cards opens or closes, at most one horizon away. */
export function nextVisibilityChange(cards: readonly HasVisibility[], now: number, timeZone: string): number {
  let next = now + VISIBILITY_HORIZON_MS
  for (const card of cards) {
    for (const { from, to } of openIntervals(card, now, now + VISIBILITY_HORIZON_MS, timeZone)) {
      if (from > now) next = Math.min(next, from)
      if (to > now) next = Math.min(next, to)
    }
  }
  return next
}

function isInDateRange({ dateRange }: Visibility, date: string): boolean {
  if (!dateRange.enabled) return true
  return (
    (dateRange.from === null || date >= dateRange.from) && (dateRange.to === null || date <= dateRange.to)
  )
}

function windowOf(visibility: Visibility, weekday: Weekday): WeekdayWindow {
  return visibility.weekdays[(weekday - 1) as 0 | 1 | 2 | 3 | 4 | 5 | 6]
}

function minutesOf(window: WeekdayWindow): { start: number; end: number } {
  return {
    start: window.start.hours * 60 + window.start.minutes,
    end: window.end.hours * 60 + window.end.minutes,
  }
}

/** Half-open minute ranges of one local day in which the card is open. */
function openMinutesOfDay(visibility: Visibility, day: number): [number, number][] {
  const { date, weekday } = fromLocalMinutes(day * MINUTES_PER_DAY)
  if (!isInDateRange(visibility, date)) return []
  const ranges: [number, number][] = []
  const yesterday = windowOf(visibility, previousWeekday(weekday))
  const past = minutesOf(yesterday)
  if (yesterday.isVisible && past.end < past.start) ranges.push([0, past.end + 1])
  const today = windowOf(visibility, weekday)
  const { start, end } = minutesOf(today)
  if (today.isVisible) ranges.push([start, end < start ? MINUTES_PER_DAY : end + 1])
  return ranges
}

function mergeIntervals(intervals: Interval[]): Interval[] {
  const merged: Interval[] = []
  for (const interval of intervals.sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1)
    if (last && interval.from <= last.to) last.to = Math.max(last.to, interval.to)
    else merged.push({ ...interval })
  }
  return merged
}
