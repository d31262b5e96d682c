import { useSyncExternalStore } from 'react'
import { STORED_VALUE_CHANGED } from './stored-value-changed.ts'

/** Whether the device stores something under this key, in any tab; nobody’s is known in the shared page. */
export function useIsStored(key: string): boolean {
  return useSyncExternalStore(
    followStored,
    () => isStored(key),
    () => false,
  )
}

function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

function followStored(changed: () => void): () => void {
  const names = ['storage', STORED_VALUE_CHANGED]
  for (const name of names) addEventListener(name, changed)
  return () => {
    for (const name of names) removeEventListener(name, changed)
  }
}
