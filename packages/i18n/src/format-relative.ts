import { clockFields, type LocaleAndZone, type Moment } from './format.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * "5 minutes ago", "yesterday", "in 2 weeks". Days are counted by the calendar of the zone, so that last night is
 * yesterday. Only for text the browser writes: on the server it would be stale in a cached page.
 */
export function formatRelativeTime(moment: Moment, now: Moment, localeAndZone: LocaleAndZone): string {
  const format = new Intl.RelativeTimeFormat(localeAndZone.locale, { numeric: 'auto' })
  const [amount, unit] = distance(Number(moment), Number(now), localeAndZone.timeZone)
  return format.format(amount, unit).replace(/[\u00a0\u2009\u202f]/g, ' ')
}

function distance(moment: number, now: number, timeZone: string): [number, Intl.RelativeTimeFormatUnit] {
  const elapsed = moment - now
  const days = calendarDay(moment, timeZone) - calendarDay(now, timeZone)
  if (Math.abs(elapsed) < minute) return [Math.trunc(elapsed / 1000), 'second']
  if (Math.abs(elapsed) < hour) return [Math.trunc(elapsed / minute), 'minute']
  if (days === 0 || Math.abs(elapsed) < 6 * hour) return [Math.trunc(elapsed / hour), 'hour']
  if (Math.abs(days) < 14) return [days, 'day']
  if (Math.abs(days) < 60) return [Math.trunc(days / 7), 'week']
  if (Math.abs(days) < 730) return [Math.trunc(days / 30.4375), 'month']
  return [Math.trunc(days / 365.25), 'year']
}

function calendarDay(moment: number, timeZone: string): number {
  const { year, month, day: dayOfMonth } = clockFields(moment, timeZone)
  return Date.UTC(Number(year), Number(month) - 1, Number(dayOfMonth)) / day
}
