import { useEffect, useState } from 'react'
import { stepBack } from '../../platform/step-back.ts'

type Step = { isOpen: boolean; open: () => void; close: () => void }

const MARK = 'privacy'

/** What is open is a step in the history, so that Back closes it instead of leaving the page. */
export function useStepBack(): Step {
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    if (!isOpen) return
    const close = () => setOpen(false)
    addEventListener('popstate', close)
    return () => removeEventListener('popstate', close)
  }, [isOpen])

  return {
    isOpen,
    open: () => {
      history.pushState({ [MARK]: true }, '')
      setOpen(true)
    },
    close: () => {
      if (!stepBack(MARK)) setOpen(false)
    },
  }
}
