import { formatShortDay } from './format-day.ts'

/** As many days in a row are said by the first and the last. */
const FROM_TO_DAYS = 3
const DAY_MS = 86_400_000

/**
 * For which days something was ordered, and the time on them: "Mon 16 Nov and Wed 18 Nov, 21:00", "Sun 15 Nov – Wed 18
 * Nov". Days are those of the calendar ("2026-11-16"), in order.
 */
export function formatLineDays(days: readonly string[], time: string | null, locale: string): string {
  const shortDay = (day: string) => formatShortDay(Date.parse(day), { locale, timeZone: 'UTC' })
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return ''
  const isInARow = (Date.parse(last) - Date.parse(first)) / DAY_MS === days.length - 1
  const named =
    days.length >= FROM_TO_DAYS && isInARow
      ? `${shortDay(first)} – ${shortDay(last)}`
      : new Intl.ListFormat(locale, { type: 'conjunction' }).format(days.map(shortDay))
  return time === null ? named : `${named}, ${time}`
}
