import { localTimeAt, MINUTE_MS, utcOffsetMinutes } from '@innkeeper/domain/time.ts'
import { formatTime } from '@innkeeper/i18n/format.ts'
import { formatShortDay } from '@innkeeper/i18n/format-day.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'

/** Times as this guest reads them, by the property's clock. */
export function momentsIn(language: string, timeZone: string) {
  // Moved by the property's offset and read in UTC: that needs no formatter of Intl, which is slow to make.
  const inUtc = { locale: intlLocaleFor(language), timeZone: 'UTC' }
  const atProperty = (instant: number) => instant + utcOffsetMinutes(instant, timeZone) * MINUTE_MS
  return {
    clock: (instant: number) => formatTime(atProperty(instant), inUtc),
    day: (instant: number) => formatShortDay(atProperty(instant), inUtc),
    date: (instant: number) => localTimeAt(instant, timeZone).date,
  }
}
export type Moments = ReturnType<typeof momentsIn>
