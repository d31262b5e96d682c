/** Something that was done and can be taken back for a while. */
export type Undoable = {
  id: string
  text: string
  undo: string
  /** The button's words with the seconds left, where the time to take it back ends for good. */
  countdown?: (seconds: number) => string
  until: number
  onUndo: () => void
}

/** Long enough to read it and to think again. */
export const UNDO_MS = 10_000

let undoables: readonly Undoable[] = []
const listeners = new Set<() => void>()

function change(next: readonly Undoable[]): void {
  undoables = next
  for (const listener of listeners) listener()
}

/** Says what was done, with a way to take it back: a line above the page, as long as that is possible. Its id forgets it. */
export function showUndo(notice: Omit<Undoable, 'id' | 'until'>): string {
  const id = crypto.randomUUID()
  change([...undoables, { ...notice, id, until: Date.now() + UNDO_MS }])
  setTimeout(() => forgetUndo(id), UNDO_MS)
  return id
}

export function forgetUndo(id: string): void {
  change(undoables.filter((undoable) => undoable.id !== id))
}

export const undoStore = {
  list: () => undoables,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
