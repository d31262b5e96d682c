import { type ReactNode, useRef, useState } from 'react'
import { focusFirstError } from './focus-first-error.ts'
import { FormBar } from './form-bar.tsx'
import type { Versioned } from './form-kind.ts'
import { FormNotices } from './form-notices.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import type { RevisionForm } from './use-revision-form.ts'

type Props<Read extends Versioned, Draft extends object, Errors extends object> = {
  form: RevisionForm<Read, Draft>
  /** What would be refused, by field: shown once somebody tries to save, and nothing is sent before it is mended. */
  errors?: Errors
  /** Before the first wrong field takes the focus. */
  onWrong?: () => void
  /** The dialog about what a colleague changed too. */
  conflict: ReactNode
  children: ReactNode | ((errors: Partial<Errors>) => ReactNode)
}

/** Everything around the fields of a form: what is told above, the bar below, the questions before text is lost. */
export function FormFrame<Read extends Versioned, Draft extends object, Errors extends object>(
  props: Props<Read, Draft, Errors>,
) {
  const { form, errors = {}, onWrong, conflict, children } = props
  const fields = useRef<HTMLFormElement>(null)
  const [areErrorsShown, setErrorsShown] = useState(false)
  const save = () => {
    const isRight = Object.values(errors).every((error) => !error)
    setErrorsShown(!isRight)
    if (isRight) return form.save()
    onWrong?.()
    // Once what is wrong is on screen.
    requestAnimationFrame(() => focusFirstError(fields.current))
  }
  return (
    <>
      <FormNotices form={form} />
      <form
        ref={fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // A dialog above the form may have one of its own, and its events pass here too.
          if (event.target === event.currentTarget && form.isDirty) save()
        }}
      >
        {typeof children === 'function' ? children(areErrorsShown ? errors : {}) : children}
      </form>
      <FormBar form={form} onSave={save} />
      <LeaveGuard isDirty={form.isDirty} onDiscard={form.discard} />
      {conflict}
    </>
  )
}
