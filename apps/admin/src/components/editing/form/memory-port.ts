import type { UnsavedDraftPort } from './unsaved-draft.ts'

/** A browser that stores the draft of one form, for tests. */
export function memoryPort(unsaved: unknown = null): UnsavedDraftPort & { unsaved: unknown } {
  const port = {
    unsaved,
    read: () => port.unsaved,
    write: (draft: unknown) => {
      port.unsaved = JSON.parse(JSON.stringify(draft))
    },
    remove: () => {
      port.unsaved = null
    },
  }
  return port
}
