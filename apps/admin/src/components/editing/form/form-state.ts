import type { Difference } from './merge.ts'

export type SaveState = 'unchanged' | 'unsaved' | 'saving' | 'saved' | 'offline' | 'refused' | 'conflict'

export type Conflict<Read, Draft> = {
  /** The version saved meanwhile that changes the same fields. */
  current: Read
  /** The draft both began with. */
  before: Draft
  found: Difference[]
  /** The person went back to their text and chooses later. */
  isSetAside: boolean
}

export type FormState<Read, Draft> = {
  /** The version on which the draft is based. */
  base: Read
  /** The newest version that was heard of. */
  latest: Read
  draft: Draft
  saveState: SaveState
  savedAt: number | null
  /** Why the server refused, when it did. */
  error: unknown
  conflict: Conflict<Read, Draft> | null
  /** What was typed before a crash or without a connection is back. */
  isRestored: boolean
  /** Whose changes to other fields were merged with mine. */
  mergedWith: { name: string | null } | null
}

/** What was typed and not saved, and the draft it began with: what a colleague changed since is theirs. */
export type UnsavedDraft<Draft> = { draft: Draft; before: Draft }

/** Nothing is left to be saved. */
export function atRest({ savedAt }: { savedAt: number | null }): SaveState {
  return savedAt === null ? 'unchanged' : 'saved'
}
