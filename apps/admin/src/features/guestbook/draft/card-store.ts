import { CallError } from '@innkeeper/api/client.ts'
import type { StaffCard } from '@innkeeper/api/guestbook.ts'
import { EDIT_DEBOUNCE_MS } from '@innkeeper/domain/guestbook/constants.ts'
import { type CardDraft, draftOf, sameDraft, tidyDraft } from './card-draft.ts'
import { usableDraft } from './kept-card-draft.ts'
import { chosenDraft, type Difference, differences, type Side } from './merge.ts'
import { createSaveQueue, type SendOutcome } from './save-queue.ts'
import { currentCardOf } from './stale-save.ts'

/** Somebody who never rests is still saved this often. */
const LONGEST_WAIT_MS = 2000
/** What is typed is on this device within this time, also while a request takes long or nobody answers. */
const KEEP_AFTER_MS = 1000

export type SaveState = 'unchanged' | 'unsaved' | 'saving' | 'saved' | 'offline' | 'refused' | 'conflict'

export type CardState = {
  /** The version on which the draft is based. */
  base: StaffCard
  draft: CardDraft
  save: SaveState
  savedAt: number | null
  /** Why the server refused, when it did. */
  error: unknown
  /** The version saved meanwhile that changes the same fields. */
  conflict: { current: StaffCard; before: CardDraft; found: Difference[] } | null
  /** What was typed before a crash or without a connection is back. */
  isRestored: boolean
  /** Whose changes to other fields were joined with mine. */
  joinedWith: string | null
}

export type CardStorePorts = {
  send: (base: StaffCard, draft: CardDraft) => Promise<StaffCard>
  kept: { read: () => unknown; keep: (draft: unknown) => void; forget: () => void }
  now: () => number
}

/** One card being edited: what is typed, what is saved, and the way from one to the other. */
export function createCardStore(card: StaffCard, { send, kept, now }: CardStorePorts) {
  let state: CardState = {
    base: card,
    draft: draftOf(card),
    save: 'unchanged',
    savedAt: null,
    error: null,
    conflict: null,
    isRestored: false,
    joinedWith: null,
  }
  const listeners = new Set<() => void>()
  const set = (change: Partial<CardState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const isDirty = () => !sameDraft(state.draft, draftOf(state.base))
  const queue = createSaveQueue({
    delayMs: EDIT_DEBOUNCE_MS,
    longestWaitMs: LONGEST_WAIT_MS,
    send: saveOnce,
  })

  const keepTyped = (before: CardDraft) =>
    kept.keep({ draft: tidyDraft(state.draft), before: tidyDraft(before) })

  let keeping: ReturnType<typeof setTimeout> | undefined
  const keepNow = () => {
    clearTimeout(keeping)
    keeping = undefined
    if (isDirty()) keepTyped(state.conflict?.before ?? draftOf(state.base))
  }
  const keepSoon = () => {
    keeping ??= setTimeout(keepNow, KEEP_AFTER_MS)
  }

  async function saveOnce(): Promise<SendOutcome> {
    if (state.conflict) {
      keepTyped(state.conflict.before)
      return 'refused'
    }
    if (!isDirty()) {
      kept.forget()
      set({ save: state.savedAt === null ? 'unchanged' : 'saved' })
      return 'done'
    }
    const sent = state.draft
    const { base } = state
    keepTyped(draftOf(base))
    set({ save: 'saving' })
    try {
      const saved = await send(base, tidyDraft(sent))
      const isAllSent = state.draft === sent
      if (isAllSent) kept.forget()
      set({ base: saved, save: isAllSent ? 'saved' : 'unsaved', savedAt: now(), error: null })
      if (isAllSent) set({ isRestored: false })
      return 'done'
    } catch (error) {
      const current = currentCardOf(error)
      if (current) return joinWith(current)
      const isUnreachable = error instanceof CallError && (error.code === 'offline' || error.status >= 500)
      set({ save: isUnreachable ? 'offline' : 'refused', error })
      return isUnreachable ? 'unreachable' : 'refused'
    }
  }

  /** What is typed while somebody has to choose is part of the choice. */
  const conflictWith = (draft: CardDraft): CardState['conflict'] => {
    if (!state.conflict) return null
    const { current, before } = state.conflict
    return { current, before, found: differences(before, draft, draftOf(current)) }
  }

  /** Fields only one side changed are joined; a field both changed waits for somebody to choose. */
  function joinWith(current: StaffCard, before = draftOf(state.base)): SendOutcome {
    const theirs = draftOf(current)
    const found = differences(before, state.draft, theirs)
    if (found.some(({ isConflict }) => isConflict)) {
      set({ save: 'conflict', conflict: { current, before, found } })
      return 'refused'
    }
    const joined = chosenDraft(theirs, found, ({ suggested }) => suggested)
    set({ base: current, draft: joined, save: 'unsaved', joinedWith: current.changedBy })
    queue.request()
    return 'done'
  }

  const restore = () => {
    const found = usableDraft(kept.read())
    if (!found || sameDraft(found.draft, draftOf(card))) return kept.forget()
    state = { ...state, draft: found.draft, save: 'unsaved', isRestored: true }
    joinWith(card, found.before)
  }
  restore()

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    change: (change: (draft: CardDraft) => CardDraft) => {
      const draft = change(state.draft)
      if (draft === state.draft) return
      const save = state.save === 'offline' || state.save === 'conflict' ? state.save : 'unsaved'
      set({ draft, save, joinedWith: null, conflict: conflictWith(draft) })
      keepSoon()
      queue.request()
    },
    /** A newer version from the server; what is typed and not saved stays. */
    adopt: (latest: StaffCard) => {
      if (latest === state.base || latest.revision < state.base.revision) return
      if (latest.revision === state.base.revision) return set({ base: latest })
      if (state.save === 'saving' || state.conflict || isDirty()) return
      set({ base: latest, draft: draftOf(latest) })
    },
    /** Their version with what was chosen of mine; the choice is saved at once. */
    resolve: (sideOf: (difference: Difference) => Side) => {
      if (!state.conflict) return
      const { current, found } = state.conflict
      const draft = chosenDraft(draftOf(current), found, sideOf)
      set({ base: current, draft, conflict: null, save: 'unsaved', isRestored: false })
      queue.request()
      queue.flush()
    },
    /** The card as the server answered after going back to what is published or to an earlier version. */
    replace: (card: StaffCard) => {
      queue.stop()
      kept.forget()
      set({ base: card, draft: draftOf(card), save: 'unchanged', conflict: null, error: null })
      set({ savedAt: null, isRestored: false, joinedWith: null })
    },
    /** Sends now what waits: on Ctrl+S, when the screen is left, when the connection is back. */
    flush: () => {
      keepNow()
      queue.flush()
    },
    settle: () => queue.settle(),
    isDirty,
  }
}

export type CardStore = ReturnType<typeof createCardStore>
