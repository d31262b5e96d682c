import { DAY_MS, localTimeAt, MINUTE_MS, utcOffsetMinutes, type Weekday } from '@innkeeper/domain/time.ts'
import type { StoreTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { formatTime, intlDate } from '@innkeeper/i18n/format.ts'
import { formatDayAndMonth, formatShortDay } from '@innkeeper/i18n/format-day.ts'
import { formatMoney } from '@innkeeper/i18n/format-numbers.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { type StorePlace, useStorePlace, useStoreTexts } from './store-place.tsx'

/** As a sentence has them, which in some languages is another form of the word. */
const WEEKDAYS = {
  1: 'store.weekday.1',
  2: 'store.weekday.2',
  3: 'store.weekday.3',
  4: 'store.weekday.4',
  5: 'store.weekday.5',
  6: 'store.weekday.6',
  7: 'store.weekday.7',
} as const satisfies Record<Weekday, string>

const DAYS_OF_WEEK = 7

export type StoreFormats = {
  money: (minorUnits: number) => string
  /** "Mon", over the number of a day. */
  shortWeekday: (isoDate: string) => string
  /** "Tuesday 17 November", within a sentence. */
  day: (isoDate: string) => string
  /** "Monday and Wednesday", within a sentence; with their dates where they lie further apart than a week. */
  days: (isoDates: readonly string[]) => string
  /** Day and time of an instant on the property's clock. */
  moment: (instant: number) => { day: string; time: string }
}

/** Amounts, days and times as this guest reads them, by the property's clock. */
export function useStoreFormats(): StoreFormats {
  return storeFormats(useStoreTexts(), useStorePlace())
}

export function storeFormats(
  t: StoreTranslate,
  { language, timeZone, currency }: Pick<StorePlace, 'language' | 'timeZone' | 'currency'>,
): StoreFormats {
  const inUtc = { locale: intlLocaleFor(language), timeZone: 'UTC' }
  const weekday = (isoDate: string) => t(WEEKDAYS[localTimeAt(Date.parse(isoDate), 'UTC').weekday])
  const day = (isoDate: string) => `${weekday(isoDate)} ${formatDayAndMonth(Date.parse(isoDate), inUtc)}`
  const listed = (parts: string[]) => new Intl.ListFormat(inUtc.locale).format(parts)
  return {
    money: (minorUnits) => formatMoney(minorUnits, currency, inUtc.locale),
    shortWeekday: (isoDate) =>
      intlDate(inUtc, { weekday: 'short' }).format(Date.parse(isoDate)).replace(/\.$/, ''),
    day,
    days(isoDates) {
      const sorted = [...isoDates].sort()
      const [first = '', last = ''] = [sorted[0], sorted.at(-1)]
      const isFar = Date.parse(last) - Date.parse(first) >= DAYS_OF_WEEK * DAY_MS
      return listed(sorted.map((one) => (isFar ? formatShortDay(Date.parse(one), inUtc) : weekday(one))))
    },
    moment(instant) {
      const local = instant + utcOffsetMinutes(instant, timeZone) * MINUTE_MS
      return { day: day(new Date(local).toISOString().slice(0, 10)), time: formatTime(local, inUtc) }
    },
  }
}
