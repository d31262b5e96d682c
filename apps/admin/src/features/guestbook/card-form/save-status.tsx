import type { StaffCard } from '@innkeeper/api/guestbook.ts'
import { formatTime } from '@innkeeper/i18n/format.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { useSession } from '../../../platform/session.ts'
import { ADMIN_LANGUAGE, useT } from '../../../platform/texts.ts'
import { ChangedBy } from '../changed-by.tsx'
import { useCardState } from '../draft/use-card-store.ts'
import classes from './card-form.module.css'

/** Whether what is typed is saved, in words. */
export function SaveStatus({ staffCard }: { staffCard: StaffCard }) {
  const t = useT()
  const { property } = useSession()
  const save = useCardState((state) => state.save)
  const savedAt = useCardState((state) => state.savedAt)
  const place = { locale: intlLocaleFor(ADMIN_LANGUAGE), timeZone: property.timeZone }
  const words = {
    unchanged: t('save.unchanged'),
    unsaved: t('save.unsaved'),
    saving: t('save.saving'),
    saved: t('save.savedAt', { time: formatTime(savedAt ?? 0, place) }),
    offline: t('save.offline'),
    refused: t('save.refused'),
    conflict: t('save.conflict'),
  }[save]
  return (
    <>
      <span role="status" className={classes.save} data-save={save}>
        {words}
      </span>
      {save === 'unchanged' && (
        <>
          {' · '}
          <ChangedBy {...staffCard} />
        </>
      )}
    </>
  )
}
