import type { RegistrationStart } from '@innkeeper/api/registration/guest.ts'
import type { Values } from '@innkeeper/domain/registration/values.ts'
import { type FormEvent, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { newClientKey } from '../../../platform/client-key.ts'
import { useOnePress } from '../../../platform/use-one-press.ts'
import { guestbookPath, type OpenForm, type SentForm } from '../api.ts'
import type { FormDraft } from '../draft/form-draft.ts'
import { countrySheet } from '../fields/lazy-country-sheet.tsx'
import { useFormPlace, useFormTexts } from '../form-place.tsx'
import { CompanionsStep, endings, laterSteps, NotSentDialog, SignStep, TripStep } from '../lazy-parts.tsx'
import { RegistrationFrame } from '../registration-frame.tsx'
import type { Ended, NotSent } from '../send/outcome.ts'
import { InformationStep } from '../steps/information-step.tsx'
import type { Answers } from './answers.ts'
import { askedOf, changed, factsOf, firstAnswers, isBegun } from './answers.ts'
import { AskSheet } from './ask-sheet.tsx'
import { FootBar } from './foot-bar.tsx'
import { refusedOf } from './problem-list.ts'
import { type Screen, stepPlace } from './screens.ts'
import { StepBar } from './step-bar.tsx'
import { useKeptDraft } from './use-kept-draft.ts'
import { useNotSentWords } from './use-not-sent-words.ts'
import { useSendForm } from './use-send-form.ts'
import { useWizard } from './use-wizard.ts'
import styles from './wizard.module.css'
import { WizardNotes } from './wizard-notes.tsx'

type WizardProps = {
  /** Not before the page has come to life: what is typed earlier would be lost. */
  isAlive: boolean
  start: RegistrationStart
  form: OpenForm
  known: Values
  draft: FormDraft
  atFirst: Answers
  /** What was typed came back after a reload. */
  isReturn: boolean
  languages: ReactNode
  onPeople: (people: RegistrationStart['people']) => void
  /** Loads the form as it is now. */
  onFormChanged: () => Promise<void>
  onSent: (sent: SentForm, answers: Answers) => void
  onEnded: (how: Ended) => void
}

/** The form before arrival, one group of questions at a time. */
export function Wizard(props: WizardProps) {
  const { start, form, known, draft, atFirst, languages, onPeople, onFormChanged, onSent, onEnded } = props
  const t = useFormTexts()
  const { hotel } = useFormPlace()
  const [answers, setAnswers] = useState(atFirst)
  const [isReturn, setReturn] = useState(props.isReturn)
  const [hasChanged, setChanged] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const [notSent, setNotSent] = useState<NotSent | null>(null)
  const change = (part: Partial<Answers>) => setAnswers((before) => changed(before, part))
  const isTyped = isBegun(answers, known)
  useEffect(() => {
    if (props.isAlive) fetchAhead()
  }, [props.isAlive])

  const wizard = useWizard(
    answers,
    change,
    (now) => factsOf(start, form, known, now),
    start.people.length > 0,
  )
  const { screen, screens, facts } = wizard
  const [firstScreen] = useState(screen)
  const [hasMoved, setMoved] = useState(false)
  if (screen !== firstScreen && !hasMoved) setMoved(true)
  const asked = askedOf(answers, facts)
  const press = useOnePress(screen)
  const areLaterThere = useSyncExternalStore(
    laterSteps.subscribe,
    () => laterSteps.known() !== undefined,
    () => false,
  )
  const isThere = areLaterThere || !LATER.includes(screen)
  const { isSending, send } = useSendForm(
    (sent) => onSent(sent, answers),
    async (why) => {
      if (why.kind === 'problems') return wizard.refuse(refusedOf(answers, why.problems))
      if (why.kind === 'already sent') return onEnded('filled')
      if (why.kind === 'sent otherwise') return onEnded('filled otherwise')
      if (why.kind === 'link used') return onEnded('used')
      if (why.kind === 'closed') return onEnded('closed')
      if (why.kind !== 'form changed') return setNotSent(why)
      await onFormChanged()
      setChanged(true)
      scrollTo(0, 0)
    },
  )
  const words = useNotSentWords(notSent)
  const sendAll = () => {
    setNotSent(null)
    if (!wizard.leadTo(wizard.problems)) void send(answers, facts, form)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isThere) return
    if (screen === 'sign') sendAll()
    else wizard.next()
  }
  const clear = () => {
    draft.remove()
    setReturn(false)
    setAnswers(firstAnswers(answers.person, known, start.stay, newClientKey()))
  }
  // At the desk somebody else may come; at home the form is empty again.
  useKeptDraft({
    draft,
    answers,
    isWorthKeeping: isTyped,
    onOld: () => (start.isAtDesk ? onEnded('handed back') : clear()),
  })
  // Emptied first: a page that is left is kept once more, and the browser may show it again on the way back.
  const leave = () => {
    clear()
    setLeaving(false)
    if (start.isAtDesk) onEnded('handed back')
    else location.assign(guestbookPath(hotel))
  }
  const isSigned = asked.some(({ name }) => name === 'signature')
  const last = t(isSigned ? 'registration.signAndSend' : 'registration.send')
  const action = isSending ? t('registration.sending') : last
  return (
    <RegistrationFrame
      languages={languages}
      cancel={
        <button
          type="button"
          className={styles.cancel}
          disabled={isSending}
          onClick={() => (isTyped ? setLeaving(true) : leave())}
        >
          {t('action.cancel')}
        </button>
      }
    >
      <StepBar {...stepPlace(screen, screens)} />
      <form
        className={styles.form}
        noValidate
        onSubmit={submit}
        {...press.watch}
        aria-busy={isSending}
        inert={!props.isAlive}
      >
        <div key={screen} className={styles.screen} data-arrives={hasMoved || undefined}>
          <WizardNotes
            isReturn={isReturn}
            hasChanged={hasChanged}
            onContinue={() => setReturn(false)}
            onClear={clear}
            onRead={() => setChanged(false)}
          />
          {screen === 'companions' && (
            <CompanionsStep
              answers={answers}
              facts={facts}
              people={start.people}
              canSendLinks={start.opens === 'booking' && !start.isAtDesk}
              problems={wizard.problems}
              problemAt={wizard.problemAt}
              onChange={change}
              onPeople={onPeople}
            />
          )}
          {screen === 'trip' && (
            <TripStep answers={answers} asked={asked} stay={start.stay} wizard={wizard} onChange={change} />
          )}
          {screen === 'sign' && (
            <SignStep
              answers={answers}
              facts={facts}
              form={form}
              stay={start.stay}
              termsUrl={start.isAtDesk ? null : start.termsUrl}
              problemAt={wizard.problemAt}
              onChange={change}
              onEdit={wizard.edit}
            />
          )}
          {screen !== 'companions' && screen !== 'trip' && screen !== 'sign' && (
            <InformationStep
              screen={screen}
              answers={answers}
              known={known}
              form={form}
              privacyUrl={start.isAtDesk ? null : start.privacyUrl}
              asked={asked}
              wizard={wizard}
              onChange={change}
            />
          )}
        </div>
        <p key={wizard.alert.round} role="alert" className={styles.heard}>
          {wizard.alert.count > 0 && t('registration.lookAgain', { count: wizard.alert.count })}
        </p>
        <p role="status" className={styles.heard}>
          {isSending && t('registration.sending')}
        </p>
        <FootBar
          action={screen === 'sign' ? action : t('action.next')}
          isBusy={isSending}
          canGoOn={isThere}
          isLast={screen === 'sign'}
          onBack={screen === screens[0] ? null : wizard.back}
          onPress={press.onPress}
        />
      </form>
      <AskSheet
        isOpen={isLeaving}
        title={t('registration.leave.title')}
        text={t('registration.leave.text')}
        keep={t('registration.leave.stay')}
        destroy={t('registration.leave.yes')}
        onKeep={() => setLeaving(false)}
        onDestroy={leave}
      />
      {words !== null && <NotSentDialog text={words} onCancel={() => setNotSent(null)} onRetry={sendAll} />}
    </RegistrationFrame>
  )
}

/** Nobody goes on from a screen that did not come. */
const LATER: readonly Screen[] = ['companions', 'trip', 'sign']

/** What comes next is there before it is wanted, and stays when the connection goes. */
function fetchAhead(): void {
  for (const part of [countrySheet, laterSteps, endings]) part.want().catch(() => undefined)
}
