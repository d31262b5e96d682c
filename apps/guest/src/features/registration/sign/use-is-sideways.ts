import { useSyncExternalStore } from 'react'

/** A phone held sideways: low, and touched with a finger. */
const SIDEWAYS = '(orientation: landscape) and (max-height: 540px) and (pointer: coarse)'

export function useIsSideways(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(SIDEWAYS)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => matchMedia(SIDEWAYS).matches,
    () => false,
  )
}
