import { useEffect, useState } from 'react'

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
      if ((history.state as Record<string, unknown> | null)?.[MARK]) history.back()
      else setOpen(false)
    },
  }
}
