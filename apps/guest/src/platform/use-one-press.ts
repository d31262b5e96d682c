import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'
import { isMeant } from './one-press.ts'

/** One press, one screen: what is left of a double press or of a key that is held does nothing to the next one. */
export function useOnePress(screen: string) {
  const pressedAt = useRef(0)
  const paintedAt = useRef(0)
  const shown = useRef(screen)
  useEffect(() => {
    // Before the first screen there was none that a press could have been meant for.
    if (shown.current === screen) return
    shown.current = screen
    paintedAt.current = Number.POSITIVE_INFINITY
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        paintedAt.current = performance.now()
      })
    })
    return () => cancelAnimationFrame(frame)
  }, [screen])
  return {
    /** On the form. */
    watch: {
      onPointerDown: ({ timeStamp }: PointerEvent) => {
        pressedAt.current = timeStamp
      },
      onKeyDown: (event: KeyboardEvent) => {
        const isHeld = event.key === 'Enter' && event.repeat
        if (isHeld && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault()
      },
    },
    /** On the button that leads on. */
    onPress: (event: MouseEvent) => {
      const press = { clicks: event.detail, at: pressedAt.current, paintedAt: paintedAt.current }
      if (!isMeant(press)) event.preventDefault()
    },
  }
}
