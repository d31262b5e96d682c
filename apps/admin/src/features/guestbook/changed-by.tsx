import type { StaffCard } from '@innkeeper/api/guestbook.ts'
import { useT } from '../../platform/texts.ts'
import { useMoment } from '../../platform/use-moment.ts'

/** "Ola, 5 minutes ago". */
export function ChangedBy({ changedBy, changedAt }: Pick<StaffCard, 'changedBy' | 'changedAt'>) {
  const t = useT()
  const when = useMoment().ago(changedAt)
  return (
    <time dateTime={changedAt}>{changedBy ? t('cards.changedBy', { name: changedBy, when }) : when}</time>
  )
}
