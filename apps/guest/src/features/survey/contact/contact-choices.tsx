import { type ReactNode, useId } from 'react'
import type { GuestSurvey } from '../api.ts'
import type { Filled } from '../draft/filled.ts'
import { useSurveyTexts } from '../survey-place.tsx'
import styles from './contact.module.css'
import { canAskForContact } from './contact-entry.ts'

type ContactChoiceProps = {
  survey: GuestSurvey
  filled: Filled
  onChange: (part: Partial<Filled>) => void
}

/** Whoever was served badly may be written to, and says so. */
export function AsksForContact({ survey, filled, onChange }: ContactChoiceProps) {
  const t = useSurveyTexts()
  const isLeftOut = survey.isContactOptional && filled.isLeftOut
  if (isLeftOut || !canAskForContact(survey, filled.answers)) return null
  return (
    <Tick
      label={t('survey.contact.asks')}
      note={t('survey.contact.asksNote')}
      isChecked={filled.asksForContact}
      onChange={(asksForContact) => onChange({ asksForContact })}
    />
  )
}

/** Where the house allows it, nobody has to say who they are. */
export function LeaveOut({ survey, filled, onChange }: ContactChoiceProps) {
  const t = useSurveyTexts()
  if (!survey.isContactOptional) return null
  return (
    <Tick
      label={t('survey.contact.leaveOut')}
      note={t('survey.contact.leaveOutNote')}
      isChecked={filled.isLeftOut}
      onChange={(isLeftOut) => onChange({ isLeftOut })}
    />
  )
}

type TickProps = { label: string; note: ReactNode; isChecked: boolean; onChange: (is: boolean) => void }

function Tick({ label, note, isChecked, onChange }: TickProps) {
  const id = useId()
  return (
    <div className={styles.tick}>
      <input
        id={id}
        type="checkbox"
        checked={isChecked}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => onChange(target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-note`}>{note}</p>
    </div>
  )
}
