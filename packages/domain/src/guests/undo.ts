import type { BookingChangeKind, BookingSource } from './schema.ts'

/** What cannot be taken back: a link that is unknown stays so, and what was made or erased is not unmade. */
const FINAL_KINDS: readonly BookingChangeKind[] = ['created', 'link-renewed', 'undone', 'erased']

type LastChange = {
  kind: BookingChangeKind
  source: BookingSource
  /** Null where the clock or another system did it. */
  actorId: string | null
}

/** Whether the newest change of a booking can be undone on its page: somebody of staff made it, and it can be. */
export function canUndo(last: LastChange | undefined): boolean {
  return (
    last !== undefined && last.source === 'staff' && last.actorId !== null && !FINAL_KINDS.includes(last.kind)
  )
}
