import { useEffect } from 'react'

/** What the command palette can ask a page to do once it is open. */
export type AskedAction = 'add-card' | 'add-product' | 'print-qr' | 'add-units' | 'invite'

/** A wish that no page took up by then is forgotten: it must not come true an hour later. */
const FORGOTTEN_AFTER_MS = 60_000

let asked: { action: AskedAction; at: number } | null = null
const listeners = new Set<() => void>()

/** Remembers what is asked until the page that does it is there; the latest wish counts. */
export function askFor(action: AskedAction): void {
  asked = { action, at: performance.now() }
  for (const listener of listeners) listener()
}

/** Does what was asked, once, as soon as the page is ready for it. */
export function useAsked(action: AskedAction, act: () => void, isReady = true): void {
  useEffect(() => {
    const take = () => {
      if (!isReady || asked?.action !== action) return
      const isFresh = performance.now() - asked.at < FORGOTTEN_AFTER_MS
      asked = null
      if (isFresh) act()
    }
    take()
    listeners.add(take)
    return () => {
      listeners.delete(take)
    }
  }, [action, act, isReady])
}
