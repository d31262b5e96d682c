import { useEffect, useState, useSyncExternalStore } from 'react'
import { beforeLeaving } from '../../../platform/before-leaving.ts'
import { flushWhenLeft } from './flush-when-left.ts'
import type { FormKind, Versioned } from './form-kind.ts'
import { createFormStore } from './form-store.ts'
import { type FormName, useUnsavedPort } from './use-unsaved-port.ts'

type Settings<Read, Draft> = {
  /** Of the unsaved draft in this browser; null where nothing of it may be stored there. */
  name: FormName | null
  send: (base: Read, draft: Draft) => Promise<Read>
}

/**
 * A form that is saved with a button, or while one types where its kind says so, based on the version that was read:
 * it takes in a colleague's version while nothing is typed, merges with it when both changed something, and asks only
 * about what really clashes.
 */
export function useRevisionForm<Read extends Versioned, Draft extends object>(
  kind: FormKind<Read, Draft>,
  latest: Read,
  { name, send }: Settings<Read, Draft>,
) {
  const unsaved = useUnsavedPort(name)
  const [store] = useState(() => createFormStore(kind, latest, { send, unsaved, now: Date.now }))
  const state = useSyncExternalStore(store.subscribe, store.get, store.get)
  useEffect(() => store.adopt(latest), [store, latest])
  const savesByItself = kind.autosave !== undefined
  useEffect(() => {
    const forget = savesByItself && beforeLeaving(store.settle)
    const stop = flushWhenLeft(store.flush)
    return () => {
      if (forget) forget()
      stop()
      store.flush()
    }
  }, [store, savesByItself])
  return {
    ...state,
    isDirty: store.isDirty(),
    isSaving: state.saveState === 'saving',
    set: (part: Partial<Draft>) => store.change((draft) => ({ ...draft, ...part })),
    change: store.change,
    save: store.save,
    discard: store.discard,
    took: store.took,
    /** Sends what waits; resolves with whether all that is typed is saved. */
    saveAll: async () => {
      await store.settle()
      return !store.isDirty()
    },
    resolve: store.resolve,
    setAside: store.setAside,
  }
}

export type RevisionForm<Read extends Versioned, Draft extends object> = ReturnType<
  typeof useRevisionForm<Read, Draft>
>
