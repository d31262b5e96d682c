import { CallError } from '@innkeeper/api/client.ts'
import type { FormKind, Versioned } from './form-kind.ts'
import { formRules } from './form-rules.ts'
import { atRest, type FormState } from './form-state.ts'
import type { Difference, Side } from './merge.ts'
import { createSaveQueue, type SendOutcome } from './save-queue.ts'
import { staleVersion } from './stale-version.ts'
import { createUnsavedDraft, type UnsavedDraftPort } from './unsaved-draft.ts'

/** A button saves at once. */
const ON_DEMAND = { delayMs: 0, longestWaitMs: 0 }

export type FormStorePorts<Read, Draft> = {
  send: (base: Read, draft: Draft) => Promise<Read>
  unsaved: UnsavedDraftPort
  now: () => number
}

/** One form being edited: what is typed, what is saved, and the way from one to the other. */
export function createFormStore<Read extends Versioned, Draft extends object>(
  kind: FormKind<Read, Draft>,
  read: Read,
  { send, unsaved: port, now }: FormStorePorts<Read, Draft>,
) {
  const rules = formRules(kind)
  const unsaved = createUnsavedDraft(kind, port)
  let state: FormState<Read, Draft> = rules.opened(read, unsaved.read())
  /** Grows when what was typed is given up: the answer to an earlier save is then only news. */
  let round = 0
  const listeners = new Set<() => void>()
  const set = (next: FormState<Read, Draft>) => {
    if (next === state) return
    state = next
    for (const listener of listeners) listener()
  }
  const isDirty = () => rules.isDirty(state)
  const queue = createSaveQueue({ ...(kind.autosave ?? ON_DEMAND), send: saveOnce })
  const saveNow = () => {
    queue.request()
    queue.flush()
  }
  const storeUnsaved = () => {
    if (isDirty()) unsaved.write(state.draft, state.conflict?.before ?? kind.draftOf(state.base))
  }

  async function saveOnce(): Promise<SendOutcome> {
    storeUnsaved()
    if (state.conflict) return 'refused'
    if (kind.autosave && !isDirty()) {
      unsaved.remove()
      set({ ...state, saveState: atRest(state) })
      return 'done'
    }
    if (kind.autosave?.isComplete?.(state.draft) === false) {
      set({ ...state, saveState: 'unsaved' })
      return 'done'
    }
    const { base, draft: sent } = state
    const startedIn = round
    set({ ...state, saveState: 'saving', error: null })
    try {
      const answer = await send(base, kind.tidy(sent))
      if (round !== startedIn) set(rules.heard(state, answer))
      else takeAnswer(sent, answer)
      return 'done'
    } catch (error) {
      return round === startedIn ? takeRefusal(error) : 'refused'
    }
  }

  function takeAnswer(sent: Draft, answer: Read): void {
    const isAllSent = state.draft === sent
    set(rules.saved(state, { sent, answer, at: now() }))
    if (isAllSent || !isDirty()) unsaved.remove()
    else storeUnsaved()
  }

  function takeRefusal(error: unknown): SendOutcome {
    const current = staleVersion(kind, error)
    if (current) {
      set(rules.merged(state, current))
      if (state.conflict) return 'refused'
      queue.request()
      return 'done'
    }
    const isUnreachable = error instanceof CallError && (error.code === 'offline' || error.status >= 500)
    if (kind.autosave && isUnreachable) {
      set({ ...state, saveState: 'offline', error: null })
      return 'unreachable'
    }
    set({ ...state, saveState: 'refused', error })
    return 'refused'
  }

  const giveUp = (next: FormState<Read, Draft>) => {
    round += 1
    queue.stop()
    unsaved.remove()
    set(next)
  }
  const setAside = (isSetAside: boolean) => {
    if (state.conflict) set({ ...state, conflict: { ...state.conflict, isSetAside } })
  }

  if (!isDirty()) unsaved.remove()
  else if (kind.autosave && !state.conflict) queue.request()

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    isDirty,
    change: (change: (draft: Draft) => Draft) => {
      const draft = change(state.draft)
      if (draft === state.draft) return
      set(rules.typed(state, draft))
      unsaved.soon(storeUnsaved)
      if (kind.autosave) queue.request()
    },
    /** A newer version from the server; what is typed and not saved stays. */
    adopt: (latest: Read) => set(rules.heard(state, latest)),
    /** The version the server answered to another deed of this page; what is typed goes on from there. */
    took: (answer: Read) => {
      set(rules.own(state, answer))
      storeUnsaved()
    },
    /** The button: what is there is sent, or the choice that waits is asked for again. */
    save: () => {
      if (state.conflict) return setAside(false)
      if (state.saveState !== 'saving') saveNow()
    },
    /** The choice is saved at once. */
    resolve: (sideOf: (difference: Difference) => Side) => {
      if (!state.conflict) return
      set(rules.chosen(state, sideOf))
      if (isDirty()) saveNow()
      else unsaved.remove()
    },
    setAside: () => setAside(true),
    compare: () => setAside(false),
    discard: () => giveUp(rules.discarded(state)),
    /** The version the server answered after a deed of its own, such as going back to what is published. */
    replace: (latest: Read) => giveUp(rules.opened(latest, null)),
    /** Stores and sends now what waits: on Ctrl+S, when the screen is left, when the connection is back. */
    flush: () => {
      unsaved.cancel()
      storeUnsaved()
      queue.flush()
    },
    settle: () => queue.settle(),
  }
}

export type FormStore<Read extends Versioned, Draft extends object> = ReturnType<
  typeof createFormStore<Read, Draft>
>
