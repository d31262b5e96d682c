import { type RefObject, type ToggleEvent, useEffect, useRef } from 'react'
import { stepBack } from '../../platform/step-back.ts'

type Popover = {
  popover: RefObject<HTMLDivElement | null>
  onToggle: (event: ToggleEvent<HTMLDivElement>) => void
  close: () => void
}

const MARK = 'popover'

/** An open popover is a step in the history, so that Back closes it instead of leaving the page. */
export function useBackCloses(): Popover {
  const popover = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const hide = () => popover.current?.matches(':popover-open') && popover.current.hidePopover()
    addEventListener('popstate', hide)
    return () => removeEventListener('popstate', hide)
  }, [])

  const onToggle = ({ newState }: ToggleEvent<HTMLDivElement>) => {
    if (newState === 'open') history.pushState({ [MARK]: true }, '')
    else stepBack(MARK)
  }
  return { popover, onToggle, close: () => popover.current?.hidePopover() }
}
