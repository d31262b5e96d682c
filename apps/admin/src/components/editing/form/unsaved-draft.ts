import * as z from 'zod/mini'
import type { FormKind, Versioned } from './form-kind.ts'
import type { UnsavedDraft } from './form-state.ts'

/** What is typed is on this device within this time, also while a request takes long or nobody answers. */
const STORE_AFTER_MS = 1000

/** Where this browser stores the draft of one form. */
export type UnsavedDraftPort = { read: () => unknown; write: (draft: unknown) => void; remove: () => void }

/** What was typed into one form and not saved, stored in this browser in the shape of its kind. */
export function createUnsavedDraft<Read extends Versioned, Draft extends object>(
  { draftSchema, tidy, storable = tidy }: FormKind<Read, Draft>,
  port: UnsavedDraftPort,
) {
  const schema = z.object({ draft: draftSchema, before: draftSchema })
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => {
    clearTimeout(timer)
    timer = undefined
  }
  return {
    /** What an earlier page stored, if it is something that this version understands. */
    read: (): UnsavedDraft<Draft> | null => {
      const parsed = z.safeParse(schema, port.read())
      return parsed.success ? (parsed.data as UnsavedDraft<Draft>) : null
    },
    /** What is half typed is not worth losing the rest for: the last draft that can be read again stays. */
    write: (draft: Draft, before: Draft): void => {
      const wanted = { draft: storable(tidy(draft)), before: storable(tidy(before)) }
      if (z.safeParse(schema, wanted).success) port.write(wanted)
    },
    remove: () => {
      cancel()
      port.remove()
    },
    /** Stores in a moment, once for all that is typed until then. */
    soon: (store: () => void): void => {
      timer ??= setTimeout(() => {
        timer = undefined
        store()
      }, STORE_AFTER_MS)
    },
    cancel,
  }
}
