import { CallError } from '@innkeeper/api/client.ts'
import { useSyncExternalStore } from 'react'

/* Whether the server has said that it no longer understands this app: it has to be loaded anew. */
let isTooOld = false
const listeners = new Set<() => void>()

/** Hears why a call was refused, and hands the refusal on. */
export function noteRefusal(error: unknown): never {
  if (error instanceof CallError && error.code === 'client/too-old' && !isTooOld) {
    isTooOld = true
    for (const changed of listeners) changed()
  }
  throw error
}

export function useIsTooOld(): boolean {
  return useSyncExternalStore(followTooOld, tooOld, tooOld)
}

export const tooOld = (): boolean => isTooOld

export function followTooOld(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
