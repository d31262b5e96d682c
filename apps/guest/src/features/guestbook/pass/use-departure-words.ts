import { checkOutTimeOf } from '@innkeeper/domain/guests/phase.ts'
import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { formatWeekday } from '@innkeeper/i18n/format.ts'
import { interfaceLanguageFor, intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { useProperty } from '../../../platform/property-picture.tsx'
import { usePageTime } from '../clock/page-time.tsx'
import type { RoomPass } from './room-pass.ts'

type Leaving = Pick<RoomPass, 'departure' | 'checkOutTime'>

/** "until Thursday, 11:00": the day of departure and the hour the room is left. */
export function useDepartureWords(pass: Leaving): string {
  const t = useTexts<GuestTranslate>()
  const day = useDepartureDay(pass.departure)
  return t('pass.until', { day, time: useCheckOutTime(pass) })
}

/** The booking's own hour, or that of the house. */
export function useCheckOutTime(pass: Leaving): string {
  return checkOutTimeOf(pass, useProperty())
}

/** The weekday of departure, in the language of the sentence around it. */
export function useDepartureDay(departure: string): string {
  const locale = intlLocaleFor(interfaceLanguageFor(usePageTime().language))
  return formatWeekday(Date.parse(`${departure}T00:00:00Z`), { locale, timeZone: 'UTC' })
}
