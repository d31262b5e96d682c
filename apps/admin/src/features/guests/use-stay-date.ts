import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { useCallback } from 'react'
import { ADMIN_LANGUAGE } from '../../platform/texts.ts'

const shortDate = new Intl.DateTimeFormat(intlLocaleFor(ADMIN_LANGUAGE), {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})

/** "Thu 19 Nov" of a calendar date; dates of a stay have no time, so no zone may shift them. */
export function useStayDate(): (date: string) => string {
  return useCallback((date: string) => shortDate.format(new Date(`${date}T00:00:00Z`)).replace(',', ''), [])
}
