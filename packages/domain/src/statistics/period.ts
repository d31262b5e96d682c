import { addDays, DAY_MS, dayOfIsoDate, MINUTE_MS, nextDayStart, utcOffsetMinutes } from '../time.ts'

/** Days in the property's time zone, both included. */
export type Period = { from: string; to: string }

/** A leap year and a day, so that a whole year can always be compared with its last day. */
export const PERIOD_DAYS_MAX = 366

export function daysIn({ from, to }: Period): number {
  return dayOfIsoDate(to) - dayOfIsoDate(from) + 1
}

/** Whether a period has days, and not too many of them. */
export function isPeriod(period: Period): boolean {
  const days = daysIn(period)
  return days >= 1 && days <= PERIOD_DAYS_MAX
}

/** The same number of days right before, to compare with. */
export function periodBefore(period: Period): Period {
  const days = daysIn(period)
  return { from: addDays(period.from, -days), to: addDays(period.to, -days) }
}

/** The same days of the year before. Where a leap day makes them one too many, they begin a day later. */
export function yearBefore({ from, to }: Period): Period {
  const period = { from: lastYear(from), to: lastYear(to) }
  return isPeriod(period) ? period : { ...period, from: addDays(period.from, 1) }
}

function lastYear(date: string): string {
  const day = date.slice(4)
  // No year after or before a leap year has the 29th.
  return `${Number(date.slice(0, 4)) - 1}${day === '-02-29' ? '-02-28' : day}`
}

/** The first instant of a calendar day at the property. */
export function dayStart(date: string, timeZone: string): number {
  const utcNoon = (dayOfIsoDate(date) - 1) * DAY_MS + DAY_MS / 2
  const noonBefore = utcNoon - utcOffsetMinutes(utcNoon, timeZone) * MINUTE_MS
  return nextDayStart(noonBefore, timeZone)
}

/** The first instant of each day of a period, and of the day after it. */
export function dayStarts(period: Period, timeZone: string): number[] {
  return Array.from({ length: daysIn(period) + 1 }, (_, day) => dayStart(addDays(period.from, day), timeZone))
}
