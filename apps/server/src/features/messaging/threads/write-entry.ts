import type { Tx } from '../../../platform/db/port.ts'
import { emit } from '../../../platform/events/outbox.ts'
import { newId } from '../../../platform/ids.ts'
import { insertEntry, updateThread } from './repository.ts'
import type { ThreadEntryRow, ThreadRow, threadEntries } from './tables.ts'

type NewEntry = Omit<typeof threadEntries.$inferInsert, 'propertyId' | 'threadId' | 'id' | 'at'> & {
  id?: string
}

type Told = Pick<ThreadRow, 'propertyId' | 'id'>

/** In the transaction: staff who look at the thread hear of it. */
export function tellStaff(tx: Tx, { propertyId, id }: Told): Promise<void> {
  return emit(tx, propertyId, 'thread.changed', { threadId: id })
}

/** The guest hears of it as well: what they see changed. */
export async function tellOfThread(tx: Tx, { propertyId, id }: Told): Promise<void> {
  await tellStaff(tx, { propertyId, id })
  await emit(tx, propertyId, 'thread.shown', { threadId: id })
}

/**
 * Writes an entry into a thread that is locked; null when the same was sent before. Whoever writes has read; a guest
 * who writes waits for an answer and takes the thread out of those that are done.
 */
export async function writeEntry(
  tx: Tx,
  thread: ThreadRow,
  { entry, now }: { entry: NewEntry; now: Date },
): Promise<ThreadEntryRow | null> {
  const { propertyId } = thread
  const row = { ...entry, propertyId, threadId: thread.id, id: entry.id ?? newId(), at: now }
  const written = await insertEntry(tx, row)
  if (!written) return null
  await updateThread(tx, thread, { lastAt: now, ...afterwards(thread, written, now) })
  await (written.writtenBy === 'note' ? tellStaff : tellOfThread)(tx, thread)
  return written
}

function afterwards(thread: ThreadRow, written: ThreadEntryRow, now: Date): Partial<ThreadRow> {
  switch (written.writtenBy) {
    case 'guest':
      return { waitsSince: thread.waitsSince ?? now, doneAt: null }
    case 'staff':
      return { waitsSince: null, readByStaff: written.number, readByStaffAt: now }
    case 'note':
      return { readByStaff: written.number, readByStaffAt: now }
  }
}
