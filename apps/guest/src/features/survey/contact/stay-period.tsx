import type { ContactField } from '@innkeeper/domain/survey/contact.ts'
import { useId } from 'react'
import { TextField } from '../../../platform/text-field.tsx'
import { contactPath } from '../fill/survey-problems.ts'
import { useSurveyTexts } from '../survey-place.tsx'
import styles from './contact.module.css'

type Settings = { value: string; problem: string | null; onChange: (value: string) => void }

/** From when to when; where neither is chosen, that is one thing to be told, and it is said of both. */
export function StayPeriod({ settingsOf }: { settingsOf: (field: ContactField) => Settings }) {
  const t = useSurveyTexts()
  const id = useId()
  const [checkIn, checkOut] = [settingsOf('checkIn'), settingsOf('checkOut')]
  const isNeither = checkIn.value === '' && checkOut.value === '' && checkIn.problem !== null
  const own = (settings: Settings) => ({
    ...settings,
    type: 'date',
    problem: isNeither ? null : settings.problem,
    ...(isNeither && { 'aria-invalid': true, 'aria-describedby': id }),
  })
  return (
    <fieldset className={styles.period}>
      <legend>{t('survey.contact.period')}</legend>
      <div className={styles.fields}>
        <div className={styles.half} data-field={contactPath('checkIn')}>
          <TextField label={t('survey.contact.checkIn')} autoComplete="off" {...own(checkIn)} />
        </div>
        <div className={styles.half} data-field={contactPath('checkOut')}>
          <TextField label={t('survey.contact.checkOut')} autoComplete="off" {...own(checkOut)} />
        </div>
      </div>
      {isNeither && (
        <p id={id} className={styles.problem}>
          {checkIn.problem}
        </p>
      )}
    </fieldset>
  )
}
