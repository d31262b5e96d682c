import type { StaffCard } from '@innkeeper/api/guestbook.ts'
import { formatRelativeTime } from '@innkeeper/i18n/format-relative.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { useNow } from '../../platform/clock.ts'
import { useSession } from '../../platform/session.ts'
import { ADMIN_LANGUAGE, useT } from '../../platform/texts.ts'

/** "Ola, 5 minutes ago". */
export function ChangedBy({ changedBy, changedAt }: Pick<StaffCard, 'changedBy' | 'changedAt'>) {
  const t = useT()
  const now = useNow()
  const { property } = useSession()
  const place = { locale: intlLocaleFor(ADMIN_LANGUAGE), timeZone: property.timeZone }
  // The clock ticks by the minute; what happened since must not lie in the future.
  const when = formatRelativeTime(Math.min(Date.parse(changedAt), now), now, place)
  return (
    <time dateTime={changedAt}>{changedBy ? t('cards.changedBy', { name: changedBy, when }) : when}</time>
  )
}
