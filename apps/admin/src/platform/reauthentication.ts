import { type Call, CallError } from '@innkeeper/api/client.ts'
import { useSyncExternalStore } from 'react'

/**
 * A dangerous change asks once more who is there: the call waits, the dialog opens by itself, and after the right
 * answer the call goes out again. Calls that wait at the same time share one dialog.
 */
export function createReauthentication() {
  let waiting: ((isProven: boolean) => void)[] = []
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    ask: () =>
      new Promise<boolean>((resolve) => {
        waiting.push(resolve)
        tell()
      }),
    /** Proven, or given up. */
    settle: (isProven: boolean) => {
      const answered = waiting
      waiting = []
      for (const answer of answered) answer(isProven)
      tell()
    },
    isAsking: () => waiting.length > 0,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export const reauthentication = createReauthentication()

export function useIsReauthenticationAsked(): boolean {
  const { subscribe, isAsking } = reauthentication
  return useSyncExternalStore(subscribe, isAsking, isAsking)
}

/** Whether the change stopped because the person did not say who they are. */
export function isReauthenticationMissing(error: unknown): boolean {
  return error instanceof CallError && error.code === 'auth/reauthentication-required'
}

/** Repeats a call once when the person has proven who they are. */
export function withReauthentication(call: Call, ask: () => Promise<boolean>): Call {
  return async (endpoint, input) => {
    try {
      return await call(endpoint, input)
    } catch (error) {
      if (!isReauthenticationMissing(error) || !(await ask())) throw error
      return call(endpoint, input)
    }
  }
}
