import { expect, test } from 'vitest'
import { formatDayAndMonth, formatShortDay } from './format-day.ts'
import { intlLocaleFor } from './languages.ts'

const WEDNESDAY = Date.parse('2026-11-18T10:00:00Z')

test.each([
  ['en', '18 November', 'Wed 18 Nov'],
  ['da', '18. november', 'ons 18. nov.'],
  ['no', '18. november', 'ons 18. nov.'],
  ['sv', '18 november', 'ons 18 nov.'],
  ['fi', '18. marraskuuta', 'ke 18.11.'],
  ['nl', '18 november', 'wo 18 nov'],
  ['et', '18.11', 'K 18. nov'],
])('a day after its weekday, and a day to choose, in %s', (language, long, short) => {
  const place = { locale: intlLocaleFor(language), timeZone: 'Europe/Oslo' }
  expect(formatDayAndMonth(WEDNESDAY, place)).toBe(long)
  expect(formatShortDay(WEDNESDAY, place)).toBe(short)
})
