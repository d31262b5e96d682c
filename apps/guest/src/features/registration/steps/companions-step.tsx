import type { RegistrationStart } from '@innkeeper/api/registration/guest.ts'
import { COMPANIONS_MAX, type CompanionType } from '@innkeeper/domain/registration/constants.ts'
import type { FieldProblem, FormFacts, Problem } from '@innkeeper/domain/registration/problems.ts'
import type { Companion } from '@innkeeper/domain/registration/values.ts'
import { classNames } from '@innkeeper/ui/class-names.ts'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useEffect, useEffectEvent, useState } from 'react'
import { ChoiceField } from '../fields/choice-field.tsx'
import { problemWords } from '../fields/field-words.ts'
import { useFormPlace, useFormTexts } from '../form-place.tsx'
import { CompanionLink } from '../link/companion-link.tsx'
import { type Answers, newCompanion } from '../wizard/answers.ts'
import { AskSheet } from '../wizard/ask-sheet.tsx'
import wizardStyles from '../wizard/wizard.module.css'
import { CompanionCard } from './companion-card.tsx'
import { CompanionSheet } from './companion-sheet.tsx'
import styles from './companions-step.module.css'

type CompanionsStepProps = {
  answers: Answers
  facts: FormFacts
  people: RegistrationStart['people']
  /** Other adults can be sent a link from here. */
  canSendLinks: boolean
  problems: readonly Problem[]
  problemAt: (path: string) => FieldProblem | null
  onChange: (part: Partial<Answers>) => void
  onPeople: (people: RegistrationStart['people']) => void
}

/** Spouse and minors stand on the same form; other adults have one of their own. */
export function CompanionsStep(props: CompanionsStepProps) {
  const { answers, facts, people, canSendLinks, problems, problemAt, onChange, onPeople } = props
  const t = useFormTexts()
  const place = useFormPlace()
  const { companions, edited, isTravelling } = answers
  const wrong = (at: number) => problems.filter(({ field }) => field.startsWith(`companions.${at}.`))
  // Kept with the answers: what is written there comes back after a reload, too.
  const setEdited = (next: Answers['edited']) => onChange({ edited: next })
  const openWrong = useEffectEvent(() => {
    if (edited === null) setEdited(firstWrong(companions, wrong))
  })
  // What the server or a changed form finds wrong opens at once.
  useEffect(() => openWrong(), [])
  const [removed, setRemoved] = useState<number | null>(null)
  const travelling = problemAt('companions')
  const hasSpouse = companions.some(({ type }) => type === 'spouse')
  const isFull = companions.length >= COMPANIONS_MAX
  const leaving = companions[removed ?? -1]
  const name = leaving?.values.firstName || t('registration.thisGuest')

  const add = (type: CompanionType) =>
    setEdited({ place: companions.length, companion: newCompanion(type, answers) })
  const save = (companion: Companion) => {
    if (edited) onChange({ companions: companions.toSpliced(edited.place, 1, companion), edited: null })
  }
  return (
    <>
      <h1 tabIndex={-1}>{t('registration.heading.companions')}</h1>
      <ChoiceField
        path="companions"
        label={t('registration.travelling')}
        value={isTravelling === null ? '' : isTravelling ? 'yes' : 'no'}
        problem={travelling && (isTravelling ? t('registration.addSomebody') : problemWords(travelling, t))}
        choices={[
          { value: 'yes', label: t('registration.yes') },
          { value: 'no', label: t('registration.justMe') },
        ]}
        onChange={(choice) => onChange({ isTravelling: choice === 'yes' })}
      />
      {isTravelling && (
        <div className={styles.people}>
          {companions.length > 0 && (
            <ul className={styles.list}>
              {companions.map((companion, at) => (
                <CompanionCard
                  // biome-ignore lint/suspicious/noArrayIndexKey: people have no id of their own before they are sent
                  key={at}
                  companion={companion}
                  isWrong={wrong(at).length > 0}
                  onEdit={() => setEdited({ place: at, companion })}
                  onRemove={() => setRemoved(at)}
                />
              ))}
            </ul>
          )}
          {!isFull && (
            <div className={styles.add}>
              {!hasSpouse && (
                <button type="button" onClick={() => add('spouse')}>
                  <IconPlus size={20} stroke={1.8} aria-hidden="true" />
                  {t('registration.companion.spouse')}
                </button>
              )}
              <button type="button" onClick={() => add('underage child')}>
                <IconPlus size={20} stroke={1.8} aria-hidden="true" />
                {t('registration.companion.child')}
              </button>
            </div>
          )}
          {canSendLinks && (
            <CompanionLink hotel={place.hotel} booking={place.booking} people={people} onChanged={onPeople} />
          )}
        </div>
      )}
      {isTravelling === null && (
        <p className={classNames(wizardStyles.lead, styles.lead)}>{t('registration.lead.companions')}</p>
      )}
      {edited && (
        <CompanionSheet
          key={edited.place}
          companion={edited.companion}
          isNew={edited.place === companions.length}
          refused={wrong(edited.place)}
          place={edited.place}
          facts={facts}
          onChange={(companion) => setEdited({ place: edited.place, companion })}
          onSave={save}
          onClose={() => setEdited(null)}
        />
      )}
      <AskSheet
        isOpen={removed !== null}
        title={t('registration.remove.title', { name })}
        text={t('registration.remove.text', { name })}
        keep={t('registration.remove.keep', { name })}
        destroy={t('registration.remove.yes')}
        onKeep={() => setRemoved(null)}
        onDestroy={() => {
          if (removed !== null) onChange({ companions: companions.toSpliced(removed, 1) })
          setRemoved(null)
        }}
      />
    </>
  )
}

function firstWrong(
  companions: readonly Companion[],
  wrong: (at: number) => readonly Problem[],
): Answers['edited'] {
  const place = companions.findIndex((_, at) => wrong(at).length > 0)
  const companion = companions[place]
  return companion ? { place, companion } : null
}
