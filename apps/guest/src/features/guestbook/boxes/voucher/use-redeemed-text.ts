import { nextDayStart } from '@innkeeper/domain/time.ts'
import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { interfaceLanguageFor, intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { useCallback } from 'react'
import { usePageTime } from '../../clock/page-time.tsx'
import { useNow } from '../../clock/use-now.ts'
import { redeemedText } from './redeemed-text.ts'

/** Says when a voucher was redeemed, by the property's clock; what is "today" ends at midnight. */
export function useRedeemedText(): (redeemedAt: string, isRepeated?: boolean) => string {
  const t = useTexts<GuestTranslate>()
  const { timeZone, language } = usePageTime()
  const now = useNow(useCallback((instant: number) => nextDayStart(instant, timeZone), [timeZone]))
  const localeAndZone = { locale: intlLocaleFor(interfaceLanguageFor(language)), timeZone }
  return (redeemedAt, isRepeated = false) => redeemedText(t, { redeemedAt, now, isRepeated }, localeAndZone)
}
