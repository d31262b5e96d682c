import {
  clockOfMinute,
  DAY_MS,
  type LocalTime,
  localTimeAt,
  MINUTE_MS,
  MINUTES_PER_DAY,
  minuteOfClock,
  offsetStretches,
  type Weekday,
} from '../time.ts'
import type { OpeningHours, OpenStretch } from './opening-hours-schema.ts'

/*
 * Whether a facility is open, by the clock on its wall. A week is a circle of minutes from Monday 00:00; what
 * touches is one stretch, also over midnight and from Sunday to Monday.
 */

const MINUTES_PER_WEEK = 7 * MINUTES_PER_DAY

/** A moment of the week as a guest reads it. */
export type WeekMoment = { weekday: Weekday; clock: string }

export type OpeningState =
  | { kind: 'allDay' }
  /** `isFar` when the closing is more than a day away, so that the clock alone would mislead. */
  | { kind: 'open'; until: WeekMoment; isFar: boolean }
  | { kind: 'opensToday'; at: WeekMoment }
  | { kind: 'opensOn'; at: WeekMoment }
  /** No hours were said for any day. What is closed for a while says so in its words. */
  | { kind: 'unknown' }

/** Whether it is open at this wall-clock moment, and when that changes. */
export function openingStateAt(
  week: OpeningHours,
  { weekday, minute }: Pick<LocalTime, 'weekday' | 'minute'>,
): OpeningState {
  const stretches = stretchesAround(week)
  const now = weekMinute(weekday, minute)
  const current = stretches.find(({ from, to }) => from <= now && now < to)
  if (current) {
    if (current.to - current.from >= MINUTES_PER_WEEK) return { kind: 'allDay' }
    return { kind: 'open', until: weekMoment(current.to), isFar: current.to - now > MINUTES_PER_DAY }
  }
  const next = stretches.find(({ from }) => from > now)
  if (!next) return { kind: 'unknown' }
  const isToday = dayOf(next.from) === dayOf(now)
  return { kind: isToday ? 'opensToday' : 'opensOn', at: weekMoment(next.from) }
}

/** The stretches that begin on a weekday, in order; those that touch are one, a whole day is `00:00` to `00:00`. */
export function hoursOfDay(week: OpeningHours, weekday: Weekday): OpenStretch[] {
  return merged(stretchesOfDay(week, weekday)).map(({ from, to }) =>
    from === 0 && to >= MINUTES_PER_DAY
      ? { opens: '00:00', closes: '00:00' }
      : { opens: clockOfMinute(from), closes: clockOfMinute(to) },
  )
}

/** Whether a stretch of `hoursOfDay` is the whole day. */
export function isWholeDay({ opens, closes }: OpenStretch): boolean {
  return opens === '00:00' && closes === '00:00'
}

/** The next instant at which it opens or closes; null where it never does. */
export function nextOpeningChange(week: OpeningHours, now: number, timeZone: string): number | null {
  const stretches = stretchesAround(week)
  const first = stretches[0]
  if (!first || first.to - first.from >= MINUTES_PER_WEEK) return null
  const isOpenNow = isOpenIn(stretches, localTimeAt(now, timeZone))
  // A day more than a week: clocks that go back make the way longer.
  for (const { from, to } of offsetStretches(now, now + 8 * DAY_MS, timeZone)) {
    const local = localTimeAt(from, timeZone)
    // Clocks that jump can open or close by themselves.
    if (isOpenIn(stretches, local) !== isOpenNow) return from
    const minute = weekMinute(local.weekday, local.minute)
    const edge = stretches.flatMap((stretch) => [stretch.from, stretch.to]).find((at) => at > minute)
    if (edge === undefined) continue
    const change = (Math.floor(from / MINUTE_MS) + edge - minute) * MINUTE_MS
    if (change < to) return change
  }
  return null
}

/** Half-open, in minutes. */
type Stretch = { from: number; to: number }

function stretchesOfDay(week: OpeningHours, weekday: Weekday): Stretch[] {
  return (week[weekday - 1] ?? []).map(({ opens, closes }) => {
    const from = minuteOfClock(opens)
    const to = minuteOfClock(closes)
    return { from, to: to <= from ? to + MINUTES_PER_DAY : to }
  })
}

/** This week with the one before and the one after, so that every moment of it has its neighbours. */
function stretchesAround(week: OpeningHours): Stretch[] {
  const days = [1, 2, 3, 4, 5, 6, 7] as const
  const all = days.flatMap((weekday) =>
    stretchesOfDay(week, weekday).flatMap(({ from, to }) =>
      [-MINUTES_PER_WEEK, 0, MINUTES_PER_WEEK].map((shift) => {
        const start = weekMinute(weekday, 0) + shift
        return { from: start + from, to: start + to }
      }),
    ),
  )
  return merged(all)
}

function merged(stretches: Stretch[]): Stretch[] {
  const result: Stretch[] = []
  for (const stretch of stretches.sort((a, b) => a.from - b.from)) {
    const last = result.at(-1)
    if (last && stretch.from <= last.to) last.to = Math.max(last.to, stretch.to)
    else result.push({ ...stretch })
  }
  return result
}

function isOpenIn(stretches: readonly Stretch[], { weekday, minute }: LocalTime): boolean {
  const now = weekMinute(weekday, minute)
  return stretches.some(({ from, to }) => from <= now && now < to)
}

function weekMinute(weekday: Weekday, minute: number): number {
  return (weekday - 1) * MINUTES_PER_DAY + minute
}

function dayOf(minute: number): number {
  return Math.floor(minute / MINUTES_PER_DAY)
}

function weekMoment(minute: number): WeekMoment {
  const ofWeek = ((minute % MINUTES_PER_WEEK) + MINUTES_PER_WEEK) % MINUTES_PER_WEEK
  return { weekday: (dayOf(ofWeek) + 1) as Weekday, clock: clockOfMinute(ofWeek % MINUTES_PER_DAY) }
}
