import { Alert, Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { focusFirstError } from '../../components/editing/form/focus-first-error.ts'
import { codeOf, codeText } from '../../platform/error-text.ts'
import { useT } from '../../platform/texts.ts'
import { LookStep } from './look-step.tsx'
import { PropertyStep } from './property-step.tsx'
import classes from './set-up.module.css'
import { draftId, type SetUpDraft } from './set-up-draft.ts'
import { errorsOf, type SetUpErrors } from './set-up-errors.ts'
import { type SetUpStep, stepOfRefusal } from './set-up-steps.ts'
import { StepList } from './step-list.tsx'
import { setUpCheckQuery, useIsFree } from './use-is-free.ts'
import type { useFirstSetUp } from './use-set-up.ts'
import { useSteps } from './use-steps.ts'
import type { useStoredDraft } from './use-stored-draft.ts'
import { YouStep } from './you-step.tsx'

type Props = {
  isFirst: boolean
  stored: ReturnType<typeof useStoredDraft>
  making: ReturnType<typeof useFirstSetUp>
}

/** The questions, step by step. */
export function SetUpForm({ isFirst, stored: { draft, setDraft }, making }: Props) {
  const t = useT()
  const queryClient = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<SetUpErrors>({})
  const [isAsking, setAsking] = useState(false)
  const wrongOn = (one: SetUpStep) => errorsOf(t, one, { draft, password })
  const canPass = (one: SetUpStep) => Object.keys(wrongOn(one)).length === 0
  const { steps, step, before, next, isHeld, go } = useSteps({
    isFirst,
    canPass,
    form,
    onLeave: () => setErrors({}),
  })
  const propertyId = draftId(draft)
  const isFree = useIsFree({ code: draft.code, propertyId, isFirst, isOpen: step === 'property' })

  // After the drawing, when the marks of the errors stand.
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstError(form.current)
  }, [errors])
  // The second press of a double click comes before anything is drawn anew.
  const isSent = useRef(false)
  const codeRefusal = async () => {
    setAsking(true)
    const asked = queryClient.fetchQuery(setUpCheckQuery(draft.code, propertyId))
    const refusal = await asked.then(() => null, codeOf)
    setAsking(false)
    return refusal
  }
  const backToField = (error: unknown) => {
    const back = stepOfRefusal(codeOf(error))
    if (back && steps.includes(back)) void go(back)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSent.current || isAsking) return
    const found = wrongOn(step)
    if (step === 'property' && isFree === false) found.id = t('property/id-taken')
    if (Object.keys(found).length > 0) return setErrors(found)
    if (step === 'you') {
      const refusal = await codeRefusal()
      if (refusal) return setErrors({ code: codeText(t, refusal) })
    }
    if (next) return go(next)
    isSent.current = true
    making.mutate(
      { draft, password },
      {
        onError: (error) => {
          isSent.current = false
          backToField(error)
        },
      },
    )
  }

  const set = (change: Partial<SetUpDraft>) => {
    setErrors({})
    setDraft({ ...draft, ...change })
  }
  const fields = { draft, set, errors }
  return (
    <>
      <StepList steps={steps} current={step} onGo={go} />
      <form ref={form} className={classes.fields} onSubmit={submit} noValidate>
        {making.error && (
          <Alert color="red" variant="light" role="alert">
            {codeText(t, codeOf(making.error))}
          </Alert>
        )}
        {isHeld && step === 'you' && (
          <Alert color="accent" variant="light" role="status">
            {t('setUp.passwordAgain')}
          </Alert>
        )}
        {step === 'you' && <YouStep {...fields} password={password} onPassword={setPassword} />}
        {step === 'property' && <PropertyStep {...fields} isFree={isFree} />}
        {step === 'look' && <LookStep {...fields} />}
        <div className={classes.buttons}>
          {before && (
            <Button variant="default" size="md" onClick={() => go(before)} disabled={making.isPending}>
              {t('setUp.back')}
            </Button>
          )}
          {!before && !isFirst && (
            <Button variant="default" size="md" renderRoot={(props) => <Link to="/" {...props} />}>
              {t('action.cancel')}
            </Button>
          )}
          <Button type="submit" size="md" loading={making.isPending || isAsking}>
            {next ? t('setUp.next') : t('setUp.create', { name: draft.name.trim() })}
          </Button>
        </div>
      </form>
    </>
  )
}
