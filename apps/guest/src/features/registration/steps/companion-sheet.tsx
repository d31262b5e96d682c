import {
  companionKind,
  type FormFacts,
  type Problem,
  personProblems,
} from '@innkeeper/domain/registration/problems.ts'
import type { Companion } from '@innkeeper/domain/registration/values.ts'
import { Button } from '@innkeeper/ui/button.tsx'
import { classNames } from '@innkeeper/ui/class-names.ts'
import { type FormEvent, useState } from 'react'
import { focusField } from '../../../platform/focus-field.ts'
import { RisingSheet } from '../../../platform/rising-sheet.tsx'
import { AskedField } from '../fields/asked-field.tsx'
import { useFormTexts } from '../form-place.tsx'
import { askedOfCompanion } from '../wizard/answers.ts'
import wizardStyles from '../wizard/wizard.module.css'
import styles from './companions-step.module.css'

type CompanionSheetProps = {
  companion: Companion
  isNew: boolean
  /** Its place in the form: `companions.<place>.<name>`. */
  place: number
  /** What was found wrong with it before. */
  refused: readonly Problem[]
  facts: FormFacts
  onChange: (companion: Companion) => void
  onSave: (companion: Companion) => void
  onClose: () => void
}

const HALF = ['firstName', 'lastName', 'passportIssueDate', 'passportExpiryDate']

/** The small form of somebody who travels along. */
export function CompanionSheet(props: CompanionSheetProps) {
  const { companion, isNew, place, refused, facts, onChange, onSave, onClose } = props
  const t = useFormTexts()
  const { values } = companion
  const [atFirst] = useState(values)
  const [isChecked, setChecked] = useState(refused.length > 0)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [tries, setTries] = useState(0)
  const kind = companionKind(companion.type)
  const problems = personProblems(values, kind, { ...facts, known: [] }, null)
  const isSpouse = companion.type === 'spouse'
  const title = t(isSpouse ? 'registration.companion.yourSpouse' : 'registration.companion.yourChild')

  const problemOf = (name: string) => {
    const found = problems.find(({ field }) => field === name)
    const said = refused.find(({ field }) => field === `companions.${place}.${name}`)
    if (!found) return said && values[name] === atFirst[name] ? said.problem : null
    return isChecked || (left.has(name) && found.problem !== 'required') ? found.problem : null
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React hands it on to the form the sheet belongs to.
    event.stopPropagation()
    const [first] = problems
    if (!first) return onSave(companion)
    setChecked(true)
    setTries((count) => count + 1)
    focusField(`companions.${place}.${first.field}`)
  }
  return (
    <RisingSheet
      isOpen
      label={title}
      isOnPaper
      onClose={onClose}
      onShown={() => refused[0] && focusField(refused[0].field)}
    >
      <form className={styles.sheet} noValidate onSubmit={submit}>
        <h2>{title}</h2>
        <div className={wizardStyles.fields}>
          {askedOfCompanion(companion, facts).map((field) => (
            <div key={field.name} className={classNames(HALF.includes(field.name) && wizardStyles.half)}>
              <AskedField
                field={field}
                path={`companions.${place}.${field.name}`}
                value={values[field.name] ?? ''}
                problem={problemOf(field.name)}
                isOwn={false}
                onChange={(typed) => onChange({ ...companion, values: { ...values, [field.name]: typed } })}
                onLeave={() => setLeft((before) => new Set([...before, field.name]))}
              />
            </div>
          ))}
        </div>
        <p key={tries} role="alert" className={wizardStyles.heard}>
          {tries > 0 && problems.length > 0 && t('registration.lookAgain', { count: problems.length })}
        </p>
        <div className={styles.save}>
          <Button type="submit" isWide>
            {t(isNew ? 'registration.companion.add' : 'registration.companion.save')}
          </Button>
        </div>
      </form>
    </RisingSheet>
  )
}
