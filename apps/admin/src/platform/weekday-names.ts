import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { ADMIN_LANGUAGE } from './texts.ts'

/** 2024-01-01 was a Monday. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 86_400_000

/** Monday first. */
export function weekdayNames(length: 'short' | 'long'): string[] {
  const format = new Intl.DateTimeFormat(intlLocaleFor(ADMIN_LANGUAGE), { weekday: length, timeZone: 'UTC' })
  return [0, 1, 2, 3, 4, 5, 6].map((day) => format.format(MONDAY + day * DAY_MS))
}
