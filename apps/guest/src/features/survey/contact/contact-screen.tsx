import type { Contact, ContactField } from '@innkeeper/domain/survey/contact.ts'
import { TextField } from '../../../platform/text-field.tsx'
import type { GuestSurvey } from '../api.ts'
import type { Filled } from '../draft/filled.ts'
import { contactPath } from '../fill/survey-problems.ts'
import { useSurveyTexts } from '../survey-place.tsx'
import styles from './contact.module.css'
import { AsksForContact, LeaveOut } from './contact-choices.tsx'
import { KnownEmail } from './known-email.tsx'
import { StayPeriod } from './stay-period.tsx'

type ContactScreenProps = {
  survey: GuestSurvey
  filled: Filled
  known: Contact | null
  problemAt: (field: string) => string | null
  onChange: (part: Partial<Filled>) => void
}

/** Who answers (spec 3). What the house knows stands there already; where it allows it, all of it may be left out. */
export function ContactScreen({ survey, filled, known, problemAt, onChange }: ContactScreenProps) {
  const t = useSurveyTexts()
  const { contact } = filled
  const isLeftOut = survey.isContactOptional && filled.isLeftOut
  const settingsOf = (field: ContactField) => ({
    value: contact[field],
    problem: problemAt(contactPath(field)),
    onChange: (value: string) => onChange({ contact: { ...contact, [field]: value } }),
  })
  return (
    <div className={styles.contact}>
      <h1 tabIndex={-1}>{t(known ? 'survey.contact.titleKnown' : 'survey.contact.title')}</h1>
      <p className={styles.note}>{t(known ? 'survey.contact.noteKnown' : 'survey.contact.note')}</p>
      {!isLeftOut && (
        <div className={styles.fields}>
          <div className={styles.half} data-field={contactPath('firstName')}>
            <TextField
              label={t('survey.contact.firstName')}
              autoComplete="given-name"
              {...settingsOf('firstName')}
            />
          </div>
          <div className={styles.half} data-field={contactPath('lastName')}>
            <TextField
              label={t('survey.contact.lastName')}
              autoComplete="family-name"
              {...settingsOf('lastName')}
            />
          </div>
          <div data-field={contactPath('email')}>
            <KnownEmail address={known?.email ?? ''} isChanged={contact.email !== ''}>
              <TextField
                label={t('survey.contact.email')}
                type="email"
                inputMode="email"
                autoComplete="email"
                autoCapitalize="none"
                spellCheck={false}
                {...settingsOf('email')}
              />
            </KnownEmail>
          </div>
          <div data-field={contactPath('unit')}>
            <TextField label={t('survey.contact.unit')} autoComplete="off" {...settingsOf('unit')} />
          </div>
          <StayPeriod settingsOf={settingsOf} />
        </div>
      )}
      <AsksForContact survey={survey} filled={filled} onChange={onChange} />
      <LeaveOut survey={survey} filled={filled} onChange={onChange} />
    </div>
  )
}
