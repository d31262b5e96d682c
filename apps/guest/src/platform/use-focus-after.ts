import { useEffect, useRef, useState } from 'react'
import { focusField } from './focus-field.ts'

/** After a step the heading is read; where something is wrong, its field is. */
export function useFocusAfter(screen: string) {
  const wanted = useRef('')
  const [, again] = useState(0)
  const shown = useRef(screen)
  useEffect(() => {
    const isNew = shown.current !== screen
    shown.current = screen
    if (isNew) {
      scrollTo(0, 0)
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    }
    if (wanted.current === '') return
    focusField(wanted.current)
    wanted.current = ''
  })
  return (path: string) => {
    wanted.current = path
    again((count) => count + 1)
  }
}
