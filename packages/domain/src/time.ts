/**
 * What a hotel means by a day is in its time zone. Every rule that asks "which day, which weekday, what time
 * is it there" comes here. Only instant-to-local is needed, so no DST ambiguity arises: an hour that happens
 * twice is simply that hour twice, one that is skipped never comes.
 */

export const DEFAULT_TIME_ZONE = 'Europe/Copenhagen'
export const MINUTE_MS = 60_000
export const HOUR_MS = 3_600_000
export const DAY_MS = 86_400_000
export const MINUTES_PER_DAY = 1440

/** Monday is 1, Sunday is 7. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** A wall-clock moment in some time zone. */
export type LocalTime = {
  /** YYYY-MM-DD */
  date: string
  weekday: Weekday
  /** Minutes since midnight, 0 to 1439. */
  minute: number
}

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
    formatters.set(timeZone, formatter)
  }
  return formatter
}

/** Whether the runtime knows this IANA time zone. */
export function isTimeZone(value: string): boolean {
  try {
    formatterFor(value)
    return true
  } catch {
    return false
  }
}

/** The local calendar fields of an instant as if they were UTC, in whole minutes. */
function localMinutesAsUtc(instant: number, timeZone: string): number {
  return Math.floor(instant / MINUTE_MS) + utcOffsetMinutes(instant, timeZone)
}

/** Clocks change on a quarter of an hour, so one question per quarter is enough: asking the runtime is slow. */
const QUARTERS_KEPT = 500
const offsets = new Map<string, Map<number, number>>()

const told = new Map<string, readonly OffsetStretch[]>()

/** Takes offsets that were found elsewhere: on a phone the first question to the runtime takes a tenth of a second. */
export function knowOffsets(timeZone: string, stretches: readonly OffsetStretch[]): void {
  told.set(timeZone, stretches)
}

/** Minutes to add to UTC to get the local wall clock at this instant. */
export function utcOffsetMinutes(instant: number, timeZone: string): number {
  const stretch = told.get(timeZone)?.find(({ from, to }) => from <= instant && instant < to)
  if (stretch) return stretch.offsetMinutes
  const quarter = Math.floor(instant / QUARTER_HOUR_MS)
  let known = offsets.get(timeZone)
  if (!known || known.size > QUARTERS_KEPT) {
    known = new Map()
    offsets.set(timeZone, known)
  }
  let offset = known.get(quarter)
  if (offset === undefined) {
    offset = shownMinutes(quarter * QUARTER_HOUR_MS, timeZone) - (quarter * QUARTER_HOUR_MS) / MINUTE_MS
    known.set(quarter, offset)
  }
  return offset
}

/** What the wall clock shows, read as if it were UTC. */
function shownMinutes(instant: number, timeZone: string): number {
  const field: Record<string, number> = {}
  for (const part of formatterFor(timeZone).formatToParts(instant)) field[part.type] = Number(part.value)
  return (
    Date.UTC(field.year ?? 0, (field.month ?? 1) - 1, field.day ?? 1, field.hour ?? 0, field.minute ?? 0) /
    MINUTE_MS
  )
}

/** The local date, weekday and minute of the day for minutes counted from the local epoch. */
export function fromLocalMinutes(localMinutes: number): LocalTime {
  const day = Math.floor(localMinutes / MINUTES_PER_DAY)
  return {
    date: isoDate(day),
    weekday: weekdayOfDay(day),
    minute: localMinutes - day * MINUTES_PER_DAY,
  }
}

/** What clock and calendar show in the time zone at this instant (milliseconds since the epoch). */
export function localTimeAt(instant: number, timeZone: string): LocalTime {
  return fromLocalMinutes(localMinutesAsUtc(instant, timeZone))
}

/** The instant at which clocks in the zone show this (`YYYY-MM-DDTHH:mm`); a skipped hour counts as the next. */
export function instantOfLocal(local: string, timeZone: string): number | undefined {
  const asUtc = Date.parse(`${local}Z`)
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) || Number.isNaN(asUtc)) return undefined
  const [before, after] = [asUtc - DAY_MS, asUtc + DAY_MS].map(
    (near) => asUtc - utcOffsetMinutes(near, timeZone) * MINUTE_MS,
  ) as [number, number]
  const isShownAt = (instant: number) => instant + utcOffsetMinutes(instant, timeZone) * MINUTE_MS === asUtc
  // On a night when clocks change, the offset of the day before holds for an hour that comes twice.
  if (isShownAt(before)) return before
  return isShownAt(after) ? after : Math.max(before, after)
}

/** YYYY-MM-DD of a day counted from 1970-01-01. */
export function isoDate(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

/** Days since 1970-01-01 of a YYYY-MM-DD date. */
export function dayOfIsoDate(date: string): number {
  return Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY_MS)
}

/** 1970-01-01 was a Thursday. */
export function weekdayOfDay(day: number): Weekday {
  return (((((day + 3) % 7) + 7) % 7) + 1) as number as Weekday
}

/** The weekday before this one. */
export function previousWeekday(weekday: Weekday): Weekday {
  return (weekday === 1 ? 7 : weekday - 1) as Weekday
}

/** A date some days later (or earlier, when negative). */
export function addDays(date: string, days: number): string {
  return isoDate(dayOfIsoDate(date) + days)
}

/** Minutes since midnight of `HH:mm`. */
export function minuteOfClock(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))
}

/** `HH:mm` of minutes since midnight; beyond a day it is the clock of the days after. */
export function clockOfMinute(minute: number): string {
  const ofDay = minute % MINUTES_PER_DAY
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`
}

/** A stretch of time over which the time zone's distance to UTC does not change. */
export type OffsetStretch = { from: number; to: number; offsetMinutes: number }

const QUARTER_HOUR_MS = 15 * MINUTE_MS

/**
 * Splits [from, to) into stretches of constant UTC offset. Clocks change on quarter hours and not twice within a
 * few days, so equal offsets at both ends mean that there was no change between them.
 */
export function offsetStretches(from: number, to: number, timeZone: string): OffsetStretch[] {
  const first = utcOffsetMinutes(from, timeZone)
  const last = utcOffsetMinutes(to - 1, timeZone)
  if (first === last) return [{ from, to, offsetMinutes: first }]
  const change = firstChange(from, to, first, timeZone)
  return [
    { from, to: change, offsetMinutes: first },
    { from: change, to, offsetMinutes: last },
  ]
}

/** The first instant of the next local day; where clocks skip midnight, the instant they do. */
export function nextDayStart(instant: number, timeZone: string): number {
  const tomorrow = dayOfIsoDate(localTimeAt(instant, timeZone).date) + 1
  // The longest day has 25 hours.
  for (const { from, to, offsetMinutes } of offsetStretches(instant, instant + 2 * DAY_MS, timeZone)) {
    const start = Math.max(tomorrow * DAY_MS - offsetMinutes * MINUTE_MS, from)
    if (start < to) return start
  }
  return instant + DAY_MS
}

/** The quarter hour at which the offset stops being `before`, by halving. */
function firstChange(from: number, to: number, before: number, timeZone: string): number {
  let low = Math.floor(from / QUARTER_HOUR_MS)
  let high = Math.ceil(to / QUARTER_HOUR_MS)
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (utcOffsetMinutes(middle * QUARTER_HOUR_MS, timeZone) === before) low = middle
    else high = middle
  }
  return high * QUARTER_HOUR_MS
}
