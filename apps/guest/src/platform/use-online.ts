import { useSyncExternalStore } from 'react'
import { followSavedCopy, savedAt } from './saved-copy.ts'

/** Whether the server can be asked, as far as is known; a saved copy is one because it could not. */
export function useOnline(): boolean {
  return useSyncExternalStore(follow, isInReach, () => true)
}

export function isInReach(): boolean {
  return navigator.onLine && savedAt() === null
}

function follow(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  const stop = followSavedCopy(changed)
  return () => {
    stop()
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}
