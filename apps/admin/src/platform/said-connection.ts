import { useEffect, useSyncExternalStore } from 'react'

/** Pages on screen that go on without a connection, and say so in words of their own. */
let pages = 0
const listeners = new Set<() => void>()

function change(by: number): void {
  pages += by
  for (const listener of listeners) listener()
}

/** While it is on screen the page itself says what a lost connection means to it. */
export function useSaysConnection(isSaid: boolean): void {
  useEffect(() => {
    if (!isSaid) return
    change(1)
    return () => change(-1)
  }, [isSaid])
}

/** Whether the page says it. */
export function useIsConnectionSaid(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => pages > 0,
    () => false,
  )
}
