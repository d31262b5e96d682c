import { formatRelativeTime } from '@innkeeper/i18n/format-relative.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { useNow } from '../../../platform/clock.ts'
import { useSession } from '../../../platform/session.ts'
import { ADMIN_LANGUAGE } from '../../../platform/texts.ts'

/** "5 minutes ago" of a moment; the clock ticks by the minute, and what happened since must not lie in the future. */
export function useWhen(): (moment: string) => string {
  const now = useNow()
  const { property } = useSession()
  const place = { locale: intlLocaleFor(ADMIN_LANGUAGE), timeZone: property.timeZone }
  return (moment) => formatRelativeTime(Math.min(Date.parse(moment), now), now, place)
}
