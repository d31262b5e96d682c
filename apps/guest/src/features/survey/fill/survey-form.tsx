import { type FormEvent, type ReactNode, useState } from 'react'
import { useOnePress } from '../../../platform/use-one-press.ts'
import type { GuestSurvey, SurveyStart } from '../api.ts'
import { ContactScreen } from '../contact/contact-screen.tsx'
import { LinkContact } from '../contact/link-contact.tsx'
import type { Filling } from '../draft/use-filled.ts'
import { QuestionGroup } from '../questions/question-group.tsx'
import { responseToSend } from '../send/response-to-send.ts'
import { SurveyFrame } from '../survey-frame.tsx'
import { useSurveyPlace, useSurveyTexts } from '../survey-place.tsx'
import { ConfirmSheet } from './confirm-sheet.tsx'
import { FailedSheet } from './failed-sheet.tsx'
import { FootBar } from './foot-bar.tsx'
import { ProgressBars, StepCount } from './progress.tsx'
import styles from './survey-form.module.css'
import type { Refused } from './survey-problems.ts'
import { useSurveyForm } from './use-survey-form.ts'

export type SurveyFormProps = {
  /** Not before the page has come to life: what is chosen earlier would be lost. */
  isAlive: boolean
  survey: GuestSurvey
  start: SurveyStart
  filling: Filling
  /** The house asks something else since it was begun. */
  hasChanged: boolean
  isSending: boolean
  refused: Refused | null
  failure: { error: unknown } | null
  onFailureRead: () => void
  languages: ReactNode
}

/** A survey, one group of questions at a time; the last screen asks who answers. */
export function SurveyForm(props: SurveyFormProps) {
  const { survey, start, filling, isSending, refused } = props
  const { filled, change } = filling
  const { known } = start
  const t = useSurveyTexts()
  const place = useSurveyPlace()
  const form = useSurveyForm({ survey, filled, known, refused })
  const [firstScreen] = useState(form.screen)
  const [hasMoved, setMoved] = useState(false)
  if (form.screen !== firstScreen && !hasMoved) setMoved(true)
  const [isConfirming, setConfirming] = useState(false)
  const press = useOnePress(form.screen)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    if (!form.isLast) form.next()
    else if (form.isReady()) setConfirming(true)
  }
  const send = () => {
    setConfirming(false)
    props.onFailureRead()
    change({ waiting: responseToSend(place, survey, change({})) })
  }
  return (
    <SurveyFrame
      languages={props.languages}
      aside={<StepCount place={form.place} total={form.total} />}
      progress={<ProgressBars place={form.place} total={form.total} />}
    >
      <form
        className={styles.form}
        noValidate
        onSubmit={submit}
        {...press.watch}
        aria-busy={isSending}
        inert={!props.isAlive}
      >
        <div key={form.screen} className={styles.screen} data-arrives={hasMoved || undefined}>
          {props.hasChanged && (
            <p className={styles.changed} role="status">
              {t('survey.changed')}
            </p>
          )}
          {form.group ? (
            <QuestionGroup
              survey={survey}
              group={form.group}
              answers={filled.answers}
              problemAt={form.problemAt}
              onAnswer={(question, answer) => {
                const { [question]: _, ...others } = change({}).answers
                change({ answers: answer === undefined ? others : { ...others, [question]: answer } })
              }}
            />
          ) : (
            <ContactScreen
              survey={survey}
              filled={filled}
              known={known}
              problemAt={form.problemAt}
              onChange={change}
            />
          )}
          {form.group && form.isLast && known && (
            <LinkContact survey={survey} filled={filled} known={known} onChange={change} />
          )}
        </div>
        <p key={form.alert.round} role="alert" className={styles.heard}>
          {form.alert.count > 0 && t('survey.problems', { count: form.alert.count })}
        </p>
        <p role="status" className={styles.heard}>
          {isSending && t('survey.sending')}
        </p>
        <FootBar
          isLast={form.isLast}
          isBusy={isSending}
          isKept={place.preview === null}
          onBack={form.back}
          onPress={press.onPress}
        />
      </form>
      <ConfirmSheet
        isOpen={isConfirming}
        privacyUrl={start.privacyUrl}
        onCancel={() => setConfirming(false)}
        onSend={send}
      />
      <FailedSheet failure={props.failure} onCancel={props.onFailureRead} onRetry={send} />
    </SurveyFrame>
  )
}
