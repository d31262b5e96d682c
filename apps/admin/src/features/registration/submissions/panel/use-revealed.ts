import { useEffect, useState } from 'react'
import type { Asked, Revealed } from './reveal-state.ts'

/** How long a value stays in sight. */
export const SHOWN_MS = 60_000

/** The one value that is open; the next one closes it, and so does a minute. */
export function useRevealed() {
  const [revealed, setRevealed] = useState<Revealed | null>(null)
  const hide = () => setRevealed(null)
  useEffect(() => {
    if (!revealed) return
    const timer = setTimeout(() => setRevealed(null), revealed.until - Date.now())
    return () => clearTimeout(timer)
  }, [revealed])
  const show = (asked: Asked, answer: Pick<Revealed, 'value' | 'src'>) =>
    setRevealed({ ...asked, ...answer, until: Date.now() + SHOWN_MS })
  return { revealed, show, hide }
}
