import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contentLanguages } from './content-languages.ts'
import {
  calendarNames,
  clockFields,
  formatDate,
  formatDateOnly,
  formatDateTime,
  formatLongDate,
  formatTime,
  formatTimeWithSeconds,
  formatWeekday,
  knowCalendarNames,
} from './format.ts'
import { interfaceLanguages, intlLocaleFor } from './languages.ts'

const timeZone = 'Europe/Copenhagen'
const evening = new Date('2026-11-19T18:05:09Z')
const locales = interfaceLanguages.map((language) => language.intlLocale)
const allLocales = [
  ...new Set([...locales, ...contentLanguages.map((language) => intlLocaleFor(language.code))]),
]
const moments = fc.date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
const zones = fc.constantFrom(
  'Europe/Copenhagen',
  'Europe/Helsinki',
  'America/Los_Angeles',
  'Asia/Kolkata',
  'UTC',
)

describe('dates', () => {
  test('a Danish date is DD/MM/YYYY', () => {
    expect(formatDate(new Date('2026-03-05T12:00:00Z'), { locale: 'da', timeZone })).toBe('05/03/2026')
  })

  test('every interface language writes a date in its own order', () => {
    const written = locales.map((locale) => formatDate(evening, { locale, timeZone }))
    expect(written).toEqual([
      '19/11/2026',
      '19/11/2026',
      '19.11.2026',
      '19-11-2026',
      '19.11.2026',
      '2026-11-19',
      '19.11.2026',
    ])
  })

  test('a long date has the weekday and no year', () => {
    const written = locales.map((locale) => formatLongDate(evening, { locale, timeZone }))
    expect(written).toEqual([
      'Thursday 19 November',
      'torsdag 19. november',
      'torstai 19. marraskuuta',
      'donderdag 19 november',
      'torsdag 19. november',
      'torsdag 19 november',
      'neljapäev, 19. november',
    ])
  })

  test('a moment late in the evening belongs to the day of the zone', () => {
    const late = new Date('2026-11-19T23:30:00Z')
    expect(formatDate(late, { locale: 'da', timeZone })).toBe('20/11/2026')
    expect(formatDate(late, { locale: 'da', timeZone: 'America/Los_Angeles' })).toBe('19/11/2026')
    expect(formatLongDate(late, { locale: 'en-GB', timeZone })).toBe('Friday 20 November')
  })

  test('a calendar day is the same day whatever the machine thinks', () => {
    expect(formatDateOnly('2026-11-19', 'sv')).toBe('2026-11-19')
  })

  test('no date holds a space that one browser writes and another does not', () => {
    fc.assert(
      fc.property(moments, zones, fc.constantFrom(...allLocales), (moment, zone, locale) => {
        const place = { locale, timeZone: zone }
        const written =
          formatDate(moment, place) + formatLongDate(moment, place) + formatDateTime(moment, place)
        expect(written).not.toMatch(/[\u00a0\u2009\u202f]/)
      }),
      { numRuns: 200 },
    )
  })

  test('a Danish date can be read back to the same day', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const [day, month, year] = formatDate(moment, { locale: 'da', timeZone: 'UTC' }).split('/')
        expect(`${year}-${month}-${day}`).toBe(moment.toISOString().slice(0, 10))
      }),
    )
  })
})

describe('times', () => {
  test('midnight is 00:00 and never 24:00', () => {
    const midnight = new Date('2026-11-18T23:00:00Z')
    for (const locale of allLocales) expect(formatTime(midnight, { locale, timeZone })).toBe('00:00')
  })

  test('a time is HH:mm or HH:mm:ss in every language', () => {
    expect(formatTime(evening, { locale: 'en-US', timeZone })).toBe('19:05')
    expect(formatTimeWithSeconds(evening, { locale: 'fi', timeZone })).toBe('19:05:09')
    fc.assert(
      fc.property(moments, zones, fc.constantFrom(...allLocales), (moment, zone, locale) => {
        const place = { locale, timeZone: zone }
        expect(formatTime(moment, place)).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/)
        expect(formatTimeWithSeconds(moment, place)).toMatch(/^([01]\d|2[0-3])(:[0-5]\d){2}$/)
      }),
      { numRuns: 200 },
    )
  })

  test('the hour that repeats in autumn is written both times', () => {
    const [first, second] = ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'].map((iso) =>
      formatTime(new Date(iso), { locale: 'da', timeZone }),
    )
    expect([first, second]).toEqual(['02:30', '02:30'])
  })
})

test('names that came from elsewhere are those Intl writes, in every interface language and only for calendar days', () => {
  const moments = fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2035-01-01') })
  const locales = fc.constantFrom(...interfaceLanguages.map(({ intlLocale }) => intlLocale))
  const written = (moment: number, locale: string) =>
    ['UTC', 'Pacific/Auckland'].flatMap((timeZone) => [
      formatWeekday(moment, { locale, timeZone }),
      formatLongDate(moment, { locale, timeZone }),
    ])
  fc.assert(
    fc.property(moments, locales, (moment, locale) => {
      const names = calendarNames(locale)
      knowCalendarNames(locale, { weekdays: [], months: [] })
      const byIntl = written(moment, locale)
      knowCalendarNames(locale, names)
      expect(written(moment, locale)).toEqual(byIntl)
    }),
  )
})

test('a wall clock in UTC needs no Intl to read the same', () => {
  const moments = fc.integer({ min: Date.parse('1970-01-01'), max: Date.parse('2100-01-01') })
  fc.assert(
    fc.property(moments, (moment) => {
      expect(clockFields(moment, 'UTC')).toEqual(clockFields(moment, 'Etc/UTC'))
    }),
  )
})
