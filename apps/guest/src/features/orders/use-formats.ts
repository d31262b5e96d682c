import { addDays, localTimeAt, MINUTE_MS, utcOffsetMinutes, type Weekday } from '@innkeeper/domain/time.ts'
import type { OrderTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { formatDate, formatTime } from '@innkeeper/i18n/format.ts'
import { formatDayAndMonth, formatShortDay } from '@innkeeper/i18n/format-day.ts'
import { formatLineDays } from '@innkeeper/i18n/format-line-days.ts'
import { formatMoney } from '@innkeeper/i18n/format-numbers.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { useOrdering } from './ordering.tsx'

const DAYS_OF_WEEK = 7
/** As a sentence has them, which in some languages is another form of the word. */
const WEEKDAYS = {
  1: 'order.weekday.1',
  2: 'order.weekday.2',
  3: 'order.weekday.3',
  4: 'order.weekday.4',
  5: 'order.weekday.5',
  6: 'order.weekday.6',
  7: 'order.weekday.7',
} as const satisfies Record<Weekday, string>

export function useOrderTexts(): OrderTranslate {
  return useTexts<OrderTranslate>()
}

export type OrderFormats = {
  money: (minorUnits: number) => string
  /** The clock at the property. */
  clock: (instant: number) => string
  date: (instant: number) => string
  /** A calendar day without a clock, within a sentence: "Thursday 19 November". */
  day: (isoDate: string) => string
  /** A calendar day to choose: "Today", "Tomorrow", "Thu 19 Nov". */
  dayName: (isoDate: string, now?: number) => string
  /** The days a line is for, with the time on them. */
  lineDays: (line: { days: readonly string[]; time: string | null }) => string
  /** "Thursday", within a sentence. */
  weekday: (instant: number) => string
  /** "today at 18:15": within a sentence. */
  moment: (instant: number, now?: number) => string
  /** "18:15" today, "tomorrow 18:15", "Thursday 18:15": beside what it is about. */
  shortMoment: (instant: number, now?: number) => string
}

/** Amounts and times as this guest reads them, by the property's clock. */
export function useFormats(): OrderFormats {
  const t = useOrderTexts()
  const { language, timeZone, currency } = useOrdering()
  // Moved by the property's offset and read in UTC: that needs no formatter of Intl, which is slow to make.
  const inUtc = { locale: intlLocaleFor(language), timeZone: 'UTC' }
  const atProperty = (instant: number) => instant + utcOffsetMinutes(instant, timeZone) * MINUTE_MS
  const clock = (instant: number) => formatTime(atProperty(instant), inUtc)
  const weekday = (instant: number) => t(WEEKDAYS[localTimeAt(instant, timeZone).weekday])
  /** Of a moment as the property's clock has it, read in UTC. */
  const longDate = (local: number) =>
    `${t(WEEKDAYS[localTimeAt(local, 'UTC').weekday])} ${formatDayAndMonth(local, inUtc)}`
  return {
    money: (minorUnits) => formatMoney(minorUnits, currency, inUtc.locale),
    clock,
    date: (instant) => formatDate(atProperty(instant), inUtc),
    day: (isoDate) => longDate(Date.parse(isoDate)),
    dayName(isoDate, now = Date.now()) {
      const today = localTimeAt(now, timeZone).date
      if (isoDate === today) return t('order.today')
      return isoDate === addDays(today, 1) ? t('order.tomorrow') : formatShortDay(Date.parse(isoDate), inUtc)
    },
    lineDays: ({ days, time }) => formatLineDays(days, time, inUtc.locale),
    weekday,
    moment(instant, now = Date.now()) {
      const today = localTimeAt(now, timeZone).date
      const day = localTimeAt(instant, timeZone).date
      const time = clock(instant)
      if (day === today) return t('order.atToday', { time })
      if (day === addDays(today, 1)) return t('order.atTomorrow', { time })
      return t('order.atDay', { day: longDate(atProperty(instant)), time })
    },
    shortMoment(instant, now = Date.now()) {
      const today = localTimeAt(now, timeZone).date
      const day = localTimeAt(instant, timeZone).date
      if (day === today) return clock(instant)
      if (day === addDays(today, 1)) return `${t('order.tomorrow').toLowerCase()} ${clock(instant)}`
      // The same weekday comes again after a week.
      return `${day < addDays(today, DAYS_OF_WEEK) ? weekday(instant) : longDate(atProperty(instant))} ${clock(instant)}`
    },
  }
}
