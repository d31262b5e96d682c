import type { ErrorCode } from '@innkeeper/api/errors.ts'
import type * as z from 'zod/mini'
import type { FieldDepths, Versions } from './merge.ts'

/** What the server answers: a version that a save names as the one it is based on. */
export type Versioned = { revision: number | string; changedBy?: string | null }

/** What one kind of form edits, and how its versions are compared, merged and stored. */
export type FormKind<Read extends Versioned, Draft extends object> = {
  /** What the form edits of the answer. */
  draftOf: (read: Read) => Draft
  /** The draft as it is saved: no empty texts, no spaces around words. */
  tidy: (draft: Draft) => Draft
  depths: FieldDepths
  /** Brings together what cannot be compared field by field, an order above all; `theirs` stays as it is. */
  reconcile?: (versions: Versions<Draft>) => Versions<Draft>
  /** How the server refuses a save that is based on an older version; its details carry the current one. */
  stale: { code: ErrorCode; current: z.ZodMiniType<Read> }
  /** The shape in which an unsaved draft is stored in this browser, and read again by a later version of the app. */
  draftSchema: z.ZodMiniType
  /** The draft without what must not be stored in a browser. */
  storable?: (draft: Draft) => Draft
  /** Saved without a button: how long a field rests, and how often somebody is saved who never rests. */
  autosave?: {
    delayMs: number
    longestWaitMs: number
    /** What is half typed waits until it can be saved; nothing waits where left out. */
    isComplete?: (draft: Draft) => boolean
  }
}

/** Whether a version was saved before another; versions that are not counted cannot be told apart like that. */
export function isOlder(one: Versioned, other: Versioned): boolean {
  return typeof one.revision === 'number' && typeof other.revision === 'number'
    ? one.revision < other.revision
    : false
}
