import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'

const MINUTE_MS = 60_000
const MINUTES_PER_HOUR = 60
const MINUTES_PER_DAY = 24 * 60

/** "2 hours ago", by the guest's own clock and in the language of the page. */
export function ageWords(then: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(intlLocaleFor(document.documentElement.lang), {
    numeric: 'auto',
  })
  const minutes = Math.max(0, Math.floor((now - then) / MINUTE_MS))
  if (minutes < MINUTES_PER_HOUR) return format.format(-minutes, 'minute')
  if (minutes < MINUTES_PER_DAY) return format.format(-Math.floor(minutes / MINUTES_PER_HOUR), 'hour')
  return format.format(-Math.floor(minutes / MINUTES_PER_DAY), 'day')
}
