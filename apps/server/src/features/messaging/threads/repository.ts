import type { THREAD_VIEWS } from '@innkeeper/api/messaging/threads.ts'
import { THREAD_LIMITS } from '@innkeeper/domain/messaging/thread-limits.ts'
import { and, asc, desc, eq, gt, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { bookings } from '../../guests/tables.ts'
import { units } from '../../units/tables.ts'
import { messages } from '../tables.ts'
import { type ThreadEntryRow, type ThreadRow, threadEntries, threads } from './tables.ts'

export type ThreadView = (typeof THREAD_VIEWS)[number]

const LAST_SHOWN = 140

const one = (propertyId: string, id: string) => and(eq(threads.propertyId, propertyId), eq(threads.id, id))

const stayColumns = {
  id: bookings.id,
  linkKey: bookings.linkKey,
  firstName: bookings.firstName,
  lastName: bookings.lastName,
  email: bookings.email,
  phone: bookings.phone,
  language: bookings.language,
  arrival: bookings.arrival,
  departure: bookings.departure,
  state: bookings.state,
  checkOutTime: bookings.checkOutTime,
  cancelledAt: bookings.cancelledAt,
  noShowAt: bookings.noShowAt,
  erasedAt: bookings.erasedAt,
  unitCode: units.code,
}

function selectStays(tx: Tx) {
  return tx
    .select(stayColumns)
    .from(bookings)
    .leftJoin(units, and(eq(units.propertyId, bookings.propertyId), eq(units.id, bookings.unitId)))
    .$dynamic()
}

/** The stay of a thread, with the unit's word. */
export type ThreadStay = Awaited<ReturnType<typeof selectStays>>[number]

export async function findStay(tx: Tx, propertyId: string, id: string): Promise<ThreadStay | null> {
  const [row] = await selectStays(tx).where(and(eq(bookings.propertyId, propertyId), eq(bookings.id, id)))
  return row ?? null
}

/** Stays somebody may write from; the exact address is the caller's to compare. */
export function findStaysReachedBy(tx: Tx, propertyId: string, reached: SQL): Promise<ThreadStay[]> {
  return selectStays(tx)
    .where(
      and(
        eq(bookings.propertyId, propertyId),
        isNull(bookings.erasedAt),
        isNull(bookings.cancelledAt),
        isNull(bookings.noShowAt),
        reached,
      ),
    )
    .orderBy(desc(bookings.departure), asc(bookings.id))
    .limit(200)
}

export async function findThread(tx: Tx, propertyId: string, id: string): Promise<ThreadRow | null> {
  const [row] = await tx.select().from(threads).where(one(propertyId, id))
  return row ?? null
}

/** Held until the transaction ends: entries and read marks of a thread follow each other. */
export async function lockThread(tx: Tx, propertyId: string, id: string): Promise<ThreadRow | null> {
  const [row] = await tx.select().from(threads).where(one(propertyId, id)).for('update')
  return row ?? null
}

export async function findThreadOfBooking(
  tx: Tx,
  propertyId: string,
  bookingId: string,
): Promise<ThreadRow | null> {
  const [row] = await tx
    .select()
    .from(threads)
    .where(and(eq(threads.propertyId, propertyId), eq(threads.bookingId, bookingId)))
  return row ?? null
}

export async function findThreadOfSender(tx: Tx, propertyId: string, sender: string) {
  const [row] = await tx
    .select()
    .from(threads)
    .where(and(eq(threads.propertyId, propertyId), eq(threads.sender, sender)))
  return row ?? null
}

/** Makes a thread unless somebody was quicker. */
export async function insertThread(tx: Tx, row: typeof threads.$inferInsert): Promise<void> {
  await tx.insert(threads).values(row).onConflictDoNothing()
}

export async function updateThread(
  tx: Tx,
  { propertyId, id }: Pick<ThreadRow, 'propertyId' | 'id'>,
  change: Partial<ThreadRow>,
): Promise<void> {
  await tx.update(threads).set(change).where(one(propertyId, id))
}

export async function deleteThread(tx: Tx, propertyId: string, id: string): Promise<void> {
  await tx.delete(threads).where(one(propertyId, id))
}

const ofThread = (propertyId: string, threadId: string) =>
  and(eq(threadEntries.propertyId, propertyId), eq(threadEntries.threadId, threadId))

/** The newest of a thread, in the order they were written. */
export async function findEntries(tx: Tx, propertyId: string, threadId: string): Promise<ThreadEntryRow[]> {
  const newest = await tx
    .select()
    .from(threadEntries)
    .where(ofThread(propertyId, threadId))
    .orderBy(desc(threadEntries.number))
    .limit(THREAD_LIMITS.entriesShown)
  return newest.reverse()
}

export async function findEntry(
  tx: Tx,
  propertyId: string,
  threadId: string,
  id: string,
): Promise<ThreadEntryRow | null> {
  const [row] = await tx
    .select()
    .from(threadEntries)
    .where(and(ofThread(propertyId, threadId), eq(threadEntries.id, id)))
  return row ?? null
}

/** Writes an entry down; null when its sender sent the same before. */
export async function insertEntry(
  tx: Tx,
  row: typeof threadEntries.$inferInsert,
): Promise<ThreadEntryRow | null> {
  const [inserted] = await tx.insert(threadEntries).values(row).onConflictDoNothing().returning()
  return inserted ?? null
}

export async function updateEntry(
  tx: Tx,
  { propertyId, id }: Pick<ThreadEntryRow, 'propertyId' | 'id'>,
  change: Partial<Pick<ThreadEntryRow, 'messageId' | 'goesOutAt'>>,
): Promise<void> {
  await tx
    .update(threadEntries)
    .set(change)
    .where(and(eq(threadEntries.propertyId, propertyId), eq(threadEntries.id, id)))
}

export type MessageStateOf = Pick<typeof messages.$inferSelect, 'id' | 'state' | 'failure'>

/** What became of the messages that went out with a thread's answers. */
export async function findMessageStates(
  tx: Tx,
  propertyId: string,
  threadId: string,
): Promise<ReadonlyMap<string, MessageStateOf>> {
  const rows = await tx
    .select({ id: messages.id, state: messages.state, failure: messages.failure })
    .from(threadEntries)
    .innerJoin(
      messages,
      and(eq(messages.propertyId, threadEntries.propertyId), eq(messages.id, threadEntries.messageId)),
    )
    .where(ofThread(propertyId, threadId))
  return new Map(rows.map((row) => [row.id, row]))
}

const lastEntry = sql<{
  text: string
  writtenBy: ThreadEntryRow['writtenBy']
  channel: ThreadEntryRow['channel']
} | null>`(
  select jsonb_build_object('text', left(e.text, ${LAST_SHOWN}), 'writtenBy', e.written_by, 'channel', e.channel)
  from thread_entries e
  where e.property_id = ${threads.propertyId} and e.thread_id = ${threads.id}
  order by e.number desc limit 1)`
const hasUnread = sql<boolean>`exists (
  select from thread_entries e
  where e.property_id = ${threads.propertyId} and e.thread_id = ${threads.id}
    and e.number > ${threads.readByStaff} and e.written_by = 'guest')`

function selectListed(tx: Tx) {
  return tx
    .select({ thread: threads, stay: stayColumns, last: lastEntry, isUnread: hasUnread })
    .from(threads)
    .leftJoin(bookings, and(eq(bookings.propertyId, threads.propertyId), eq(bookings.id, threads.bookingId)))
    .leftJoin(units, and(eq(units.propertyId, bookings.propertyId), eq(units.id, bookings.unitId)))
    .$dynamic()
}
type JoinedRow = Awaited<ReturnType<typeof selectListed>>[number]
export type ListedThread = Omit<JoinedRow, 'stay'> & { stay: ThreadStay | null }

/** A left join gives a stay of nothing where there is none. */
const listed = ({ stay, ...row }: JoinedRow): ListedThread => ({
  ...row,
  stay: stay && stay.id !== null ? (stay as ThreadStay) : null,
})

export async function findListedThread(tx: Tx, propertyId: string, id: string): Promise<ListedThread | null> {
  const [row] = await selectListed(tx).where(one(propertyId, id))
  return row ? listed(row) : null
}

const VIEWS: Record<ThreadView, (userId: string) => SQL | undefined> = {
  open: () => isNull(threads.doneAt),
  mine: (userId) => and(isNull(threads.doneAt), eq(threads.assignedTo, userId)),
  done: () => isNotNull(threads.doneAt),
}

function found(search: string): SQL | undefined {
  const words = search.trim()
  if (words === '') return undefined
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  return or(
    sql`${bookings.firstName} || ' ' || ${bookings.lastName} ilike ${pattern}`,
    sql`${units.code} ilike ${pattern}`,
    sql`${threads.visitorName} ilike ${pattern}`,
    sql`${threads.visitorRoom} ilike ${pattern}`,
    sql`${threads.sender} ilike ${pattern}`,
  )
}

/** Those behind a thread of the list: who waits longest stands first, then what was written last. */
function behind({ waitsSince, lastAt, id }: ThreadRow): SQL | undefined {
  if (waitsSince) {
    return or(
      isNull(threads.waitsSince),
      gt(threads.waitsSince, waitsSince),
      and(eq(threads.waitsSince, waitsSince), gt(threads.id, id)),
    )
  }
  return and(
    isNull(threads.waitsSince),
    or(lt(threads.lastAt, lastAt), and(eq(threads.lastAt, lastAt), gt(threads.id, id))),
  )
}

type Wanted = { view: ThreadView; userId: string; search: string; after: ThreadRow | null; limit: number }

export async function findThreads(
  tx: Tx,
  propertyId: string,
  { view, userId, search, after, limit }: Wanted,
): Promise<ListedThread[]> {
  const rows = await selectListed(tx)
    .where(
      and(
        eq(threads.propertyId, propertyId),
        VIEWS[view](userId),
        found(search),
        after ? behind(after) : undefined,
      ),
    )
    .orderBy(sql`${threads.waitsSince} asc nulls last`, desc(threads.lastAt), asc(threads.id))
    .limit(limit)
  return rows.map(listed)
}

export async function countThreads(
  tx: Tx,
  propertyId: string,
  userId: string,
): Promise<Record<ThreadView, number>> {
  const [row] = await tx
    .select({
      open: sql<number>`(count(*) filter (where ${threads.doneAt} is null))::int`,
      mine: sql<number>`(count(*) filter (where ${threads.doneAt} is null and ${threads.assignedTo} = ${userId}))::int`,
      done: sql<number>`(count(*) filter (where ${threads.doneAt} is not null))::int`,
    })
    .from(threads)
    .where(eq(threads.propertyId, propertyId))
  return row ?? { open: 0, mine: 0, done: 0 }
}
