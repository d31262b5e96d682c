import type { StaffCard } from '@innkeeper/api/guestbook.ts'
import { VisuallyHidden } from '@mantine/core'
import { IconCalendarClock, IconEyeOff } from '@tabler/icons-react'
import classes from './card-list.module.css'
import { cardMarks } from './card-marks.ts'
import { missingLanguages } from './missing-languages.ts'
import { PhaseMarks } from './phase-marks.tsx'
import { useRowShared } from './row-context.ts'

/** State, hidden, scheduled, and the languages that lack words. */
export function RowMarks({ staffCard }: { staffCard: StaffCard }) {
  const { t, languages } = useRowShared()
  const { publication, isHidden, isScheduled, phases } = cardMarks(staffCard)
  const missing = missingLanguages(staffCard.card, languages)
  const missingNames = missing.map(({ title }) => title).join(', ')
  return (
    <>
      {publication !== 'published' && (
        <span className={classes.mark} data-state={publication}>
          {t(`cards.state.${publication}`)}
        </span>
      )}
      {phases && <PhaseMarks phases={phases} />}
      {isHidden && <IconEyeOff size={15} stroke={1.7} role="img" aria-label={t('cards.hidden')} />}
      {isScheduled && (
        <IconCalendarClock size={15} stroke={1.7} role="img" aria-label={t('cards.scheduled')} />
      )}
      {missing.length > 0 && (
        <span className={classes.missing} title={t('cards.missing', { languages: missingNames })}>
          <VisuallyHidden>{t('cards.missing', { languages: missingNames })}</VisuallyHidden>
          <span aria-hidden>{missing.map(({ code }) => code.toUpperCase()).join(' ')}</span>
        </span>
      )}
    </>
  )
}
