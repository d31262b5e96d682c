import { addDays, localTimeAt } from '@innkeeper/domain/time.ts'
import type { OrderTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { formatDate, formatLongDate, formatTime } from '@innkeeper/i18n/format.ts'
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
  /** "today at 18:15": within a sentence. */
  moment: (instant: number, now?: number) => string
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
    moment(instant, now = Date.now()) {
      const today = localTimeAt(now, timeZone).date
      const day = localTimeAt(instant, timeZone).date
      const time = clock(instant)
      if (day === today) return t('order.atToday', { time })
      if (day === addDays(today, 1)) return t('order.atTomorrow', { time })
      return t('order.atDay', { day: formatLongDate(instant, localeAndZone), time })
    },
  }
}
