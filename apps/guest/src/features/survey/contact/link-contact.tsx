import type { Contact } from '@innkeeper/domain/survey/contact.ts'
import type { GuestSurvey } from '../api.ts'
import type { Filled } from '../draft/filled.ts'
import { useSurveyTexts } from '../survey-place.tsx'
import styles from './contact.module.css'
import { AsksForContact, LeaveOut } from './contact-choices.tsx'

type LinkContactProps = {
  survey: GuestSurvey
  filled: Filled
  known: Contact
  onChange: (part: Partial<Filled>) => void
}

/** Instead of a form: the link says who it is. */
export function LinkContact({ survey, filled, known, onChange }: LinkContactProps) {
  const t = useSurveyTexts()
  const name = `${known.firstName} ${known.lastName}`.trim()
  const isLeftOut = survey.isContactOptional && filled.isLeftOut
  return (
    <div className={styles.fromLink}>
      {!isLeftOut && <p>{t('survey.contact.pulse', { name, unit: known.unit })}</p>}
      <AsksForContact survey={survey} filled={filled} onChange={onChange} />
      <LeaveOut survey={survey} filled={filled} onChange={onChange} />
    </div>
  )
}
