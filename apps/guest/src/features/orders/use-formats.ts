import { addDays, localTimeAt } from '@innkeeper/domain/time.ts'
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
  const localeAndZone = { locale: intlLocaleFor(language), timeZone }
  const clock = (instant: number) => formatTime(instant, localeAndZone)
  return {
    money: (minorUnits) => formatMoney(minorUnits, currency, localeAndZone.locale),
    clock,
    date: (instant) => formatDate(instant, localeAndZone),
    day: (isoDate) => formatLongDate(Date.parse(isoDate), { ...localeAndZone, timeZone: 'UTC' }),
    weekday: (instant) => formatWeekday(instant, localeAndZone),
    moment(instant, now = Date.now()) {
      const today = localTimeAt(now, timeZone).date
      const day = localTimeAt(instant, timeZone).date
      const time = clock(instant)
      if (day === today) return t('order.atToday', { time })
      if (day === addDays(today, 1)) return t('order.atTomorrow', { time })
      return t('order.atDay', { day: formatLongDate(instant, localeAndZone), time })
    },
    shortMoment(instant, now = Date.now()) {
      const today = localTimeAt(now, timeZone).date
      const day = localTimeAt(instant, timeZone).date
      if (day === today) return clock(instant)
      const isTomorrow = day === addDays(today, 1)
      return `${isTomorrow ? t('order.tomorrow').toLowerCase() : formatWeekday(instant, localeAndZone)} ${clock(instant)}`
    },
  }
}
