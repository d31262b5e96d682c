import { addDays, localTimeAt, MINUTE_MS, utcOffsetMinutes } from '@innkeeper/domain/time.ts'
import type { OrderTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { formatDate, formatLongDate, formatTime, formatWeekday } from '@innkeeper/i18n/format.ts'
import { formatMoney } from '@innkeeper/i18n/format-numbers.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { useOrdering } from './ordering.tsx'

export function useOrderTexts(): OrderTranslate {
  return useTexts<OrderTranslate>()
}

export type OrderFormats = {
  money: (minorUnits: number) => string
  /** The clock at the property. */
  clock: (instant: number) => string
  date: (instant: number) => string
  /** A calendar day without a clock: "Thursday 19 November". */
  day: (isoDate: string) => string
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
  return {
    money: (minorUnits) => formatMoney(minorUnits, currency, inUtc.locale),
    clock,
    date: (instant) => formatDate(atProperty(instant), inUtc),
    day: (isoDate) => formatLongDate(Date.parse(isoDate), inUtc),
    weekday: (instant) => formatWeekday(atProperty(instant), inUtc),
    moment(instant, now = Date.now()) {
      const today = localTimeAt(now, timeZone).date
      const day = localTimeAt(instant, timeZone).date
      const time = clock(instant)
      if (day === today) return t('order.atToday', { time })
      if (day === addDays(today, 1)) return t('order.atTomorrow', { time })
      return t('order.atDay', { day: formatLongDate(atProperty(instant), inUtc), time })
    },
    shortMoment(instant, now = Date.now()) {
      const today = localTimeAt(now, timeZone).date
      const day = localTimeAt(instant, timeZone).date
      if (day === today) return clock(instant)
      const isTomorrow = day === addDays(today, 1)
      return `${isTomorrow ? t('order.tomorrow').toLowerCase() : formatWeekday(atProperty(instant), inUtc)} ${clock(instant)}`
    },
  }
}
