import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { formatWeekday } from '@innkeeper/i18n/format.ts'
import { interfaceLanguageFor, intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { useProperty } from '../../../platform/property-picture.tsx'
import { usePageTime } from '../clock/page-time.tsx'

/** "until Thursday, 11:00": the day of departure and the hour the room is left. */
export function useDepartureWords(departure: string): string {
  const t = useTexts<GuestTranslate>()
  const day = useDepartureDay(departure)
  return t('pass.until', { day, time: useProperty().checkOutTime })
}

/** The weekday of departure, in the language of the sentence around it. */
export function useDepartureDay(departure: string): string {
  const locale = intlLocaleFor(interfaceLanguageFor(usePageTime().language))
  return formatWeekday(Date.parse(`${departure}T00:00:00Z`), { locale, timeZone: 'UTC' })
}
