import type { FormField } from '@innkeeper/domain/registration/form-schema.ts'
import { kindOf } from '@innkeeper/domain/registration/problems.ts'
import type { Values } from '@innkeeper/domain/registration/values.ts'
import type { RegistrationTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { classNames } from '@innkeeper/ui/class-names.ts'
import { Fragment } from 'react'
import type { OpenForm } from '../api.ts'
import { AskedField } from '../fields/asked-field.tsx'
import { problemWords } from '../fields/field-words.ts'
import { useFormPlace, useFormTexts } from '../form-place.tsx'
import { IdPictureField } from '../lazy-parts.tsx'
import { type Answers, maskedValue } from '../wizard/answers.ts'
import { type Screen, screenOf } from '../wizard/screens.ts'
import type { useWizard } from '../wizard/use-wizard.ts'
import styles from '../wizard/wizard.module.css'
import { nationalityNote } from './nationality-note.ts'
import { LawLine, NationalityLine } from './notes.tsx'

type InformationStepProps = {
  screen: Extract<Screen, 'you' | 'contact' | 'document'>
  answers: Answers
  known: Values
  form: OpenForm
  privacyUrl: string | null
  asked: readonly FormField[]
  wizard: Pick<ReturnType<typeof useWizard>, 'problemAt' | 'leave'>
  onChange: (part: Partial<Answers>) => void
}

/** Two of these stand beside each other. */
const HALF = ['firstName', 'lastName', 'passportIssueDate', 'passportExpiryDate']

/** About the guest: who, how to reach them, which document. */
export function InformationStep(props: InformationStepProps) {
  const { screen, answers, known, form, privacyUrl, asked, wizard, onChange } = props
  const t = useFormTexts()
  const place = useFormPlace()
  const { values, pictureId } = answers
  const here = asked.filter((field) => screenOf(field) === screen)
  const note = nationalityNote(form, asked, values.nationality ?? '')
  const isFirst = screen === 'you'
  const hasPicture = here.some((field) => kindOf(field) === 'picture')
  const lead = leadOf(screen, form, known, t)
  return (
    <>
      <h1 tabIndex={-1}>{headingOf(screen, here, known, t)}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      <div className={styles.fields}>
        {here.map((field) => {
          const { name } = field
          const problem = wizard.problemAt(name)
          if (kindOf(field) === 'picture')
            return (
              <div key={name} data-field={name}>
                <IdPictureField
                  hotel={place.hotel}
                  booking={place.booking}
                  value={pictureId}
                  error={problem ? problemWords(problem, t) : undefined}
                  onChange={(id) => onChange({ pictureId: id })}
                />
              </div>
            )
          const value = values[name] ?? ''
          return (
            <Fragment key={name}>
              <div className={classNames(HALF.includes(name) && styles.half)}>
                <AskedField
                  field={field}
                  path={name}
                  value={value}
                  problem={problem}
                  isKnown={value !== '' && value === known[name]}
                  masked={maskedValue(name, known)}
                  phoneCountry={values.nationality ?? ''}
                  isOwn
                  onChange={(typed) => onChange({ values: { ...values, [name]: typed } })}
                  onLeave={() => wizard.leave(name)}
                />
              </div>
              {name === 'nationality' && <NationalityLine note={note} />}
            </Fragment>
          )
        })}
      </div>
      {(isFirst || screen === 'document') && (
        <LawLine form={form} hasPicture={hasPicture} privacyUrl={privacyUrl} />
      )}
    </>
  )
}

function headingOf(
  screen: InformationStepProps['screen'],
  here: readonly FormField[],
  known: Values,
  t: RegistrationTranslate,
): string {
  if (screen === 'document') return t('registration.heading.document')
  if (screen === 'contact') {
    const isContact = here.some(({ name }) => name === 'email' || name === 'phone')
    return t(isContact ? 'registration.heading.contact' : 'registration.heading.more')
  }
  return known.firstName
    ? t('registration.heading.known', { name: known.firstName })
    : t('registration.heading.you')
}

function leadOf(
  screen: InformationStepProps['screen'],
  form: OpenForm,
  known: Values,
  t: RegistrationTranslate,
): string {
  if (screen === 'document') return t('registration.lead.document')
  if (screen === 'contact') return ''
  return form.welcome || (known.firstName ? t('registration.lead.known') : t('registration.lead.you'))
}
