import { formatRelativeTime } from '@innkeeper/i18n/format-relative.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { useNow } from './clock.ts'
import { formatDate, formatDateTime, formatTime } from './own-formats.ts'
import { useSession } from './session.ts'
import { ADMIN_LANGUAGE } from './texts.ts'

/** Moments in the property's time, as distance from now or as a date. */
export function useMoment() {
  const now = useNow()
  const { property } = useSession()
  const place = { locale: intlLocaleFor(ADMIN_LANGUAGE), timeZone: property.timeZone }
  return {
    // The clock ticks by the minute; what happened since must not lie in the future.
    ago: (moment: string) => formatRelativeTime(Math.min(Date.parse(moment), now), now, place),
    date: (moment: string) => formatDate(Date.parse(moment), place),
    time: (moment: string) => formatTime(Date.parse(moment), place),
    moment: (moment: string) => formatDateTime(Date.parse(moment), place),
  }
}
