import { useEffect, useState } from 'react'
import { copyText } from './copy-text.ts'

/** How long a copy is confirmed. */
const SHOWN_MS = 2000

type CopyState = 'idle' | 'copied' | 'failed'

/** Copies a text and tells for a moment how that went. */
export function useCopy() {
  const [state, setState] = useState<CopyState>('idle')
  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [state])
  const copy = async (text: string, shownIn: HTMLElement) => {
    setState((await copyText(text, shownIn)) ? 'copied' : 'failed')
  }
  return { state, copy }
}
