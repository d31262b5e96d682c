import { getRouteApi } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { heldStep, type SetUpStep, stepNamed, stepsFor } from './set-up-steps.ts'

const route = getRouteApi('/set-up')

type Options = {
  isFirst: boolean
  canPass: (step: SetUpStep) => boolean
  form: RefObject<HTMLFormElement | null>
  onLeave: () => void
}

/** Which step is open: the address names it, so that the browser's own Back and a reload find it. */
export function useSteps({ isFirst, canPass, form, onLeave }: Options) {
  const navigate = route.useNavigate()
  const { step: wanted } = route.useSearch()
  const steps = stepsFor({ isFirst })
  // Decided once: a page that moved on by itself as soon as a field is right would take the keys away.
  const [held, setHeld] = useState(() => heldStep({ steps, wanted, canPass }))
  const step = held ?? stepNamed(steps, wanted)
  const at = steps.indexOf(step)

  const last = useRef(step)
  useEffect(() => {
    if (last.current !== step) form.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus()
    last.current = step
  }, [step, form])

  const go = (to: SetUpStep) => {
    onLeave()
    setHeld(null)
    return navigate({ search: { step: to } })
  }
  return { steps, step, before: steps[at - 1], next: steps[at + 1], isHeld: held !== null, go }
}

const FIRST_FIELD = 'input:not([type=file]), button'
