import { and, count, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { messages } from '../tables.ts'
import { THREAD_CAUSE } from './outgoing.ts'
import {
  type ThreadDeviceRow,
  type ThreadEntryRow,
  type ThreadRow,
  threadDevices,
  threadEntries,
  threads,
} from './tables.ts'

const HOUR_MS = 3_600_000
export const anHourBefore = (now: Date) => new Date(now.getTime() - HOUR_MS)

type Place = Pick<ThreadDeviceRow, 'propertyId' | 'threadId' | 'deviceHash'>

export async function findDevice(tx: Tx, place: Place): Promise<ThreadDeviceRow | null> {
  const { propertyId, threadId, deviceHash } = place
  const [row] = await tx
    .select()
    .from(threadDevices)
    .where(
      and(
        eq(threadDevices.propertyId, propertyId),
        eq(threadDevices.threadId, threadId),
        eq(threadDevices.deviceHash, deviceHash),
      ),
    )
  return row ?? null
}

/** A device that wrote; what it may read stays as it was. */
export async function keepDevice(tx: Tx, place: Place & { isVisitor: boolean; since: Date }): Promise<void> {
  await tx.insert(threadDevices).values(place).onConflictDoNothing()
}

/** A device that showed the code reads everything from now on. */
export async function openToDevice(tx: Tx, place: Place & { since: Date }): Promise<void> {
  const target = [threadDevices.propertyId, threadDevices.threadId, threadDevices.deviceHash]
  await tx
    .insert(threadDevices)
    .values({ ...place, readsAll: true })
    .onConflictDoUpdate({ target, set: { readsAll: true } })
}

/** The thread of a visitor without a booking, which its device alone leads to. */
export async function findThreadOfVisitor(
  tx: Tx,
  propertyId: string,
  deviceHash: string,
): Promise<ThreadRow | null> {
  const [found] = await tx
    .select({ thread: threads })
    .from(threadDevices)
    .innerJoin(
      threads,
      and(eq(threads.propertyId, threadDevices.propertyId), eq(threads.id, threadDevices.threadId)),
    )
    .where(
      and(
        eq(threadDevices.propertyId, propertyId),
        eq(threadDevices.deviceHash, deviceHash),
        eq(threadDevices.isVisitor, true),
      ),
    )
    .orderBy(sql`${threadDevices.since} desc`, threads.id)
    .limit(1)
  return found?.thread ?? null
}

/** How much guests wrote in a thread by a channel since then, and how many pictures were among it. */
export async function countWritten(
  tx: Tx,
  { propertyId, id }: Pick<ThreadRow, 'propertyId' | 'id'>,
  { channel, since }: { channel: ThreadEntryRow['channel']; since: Date },
): Promise<{ entries: number; pictures: number }> {
  const [row] = await tx
    .select({ entries: count(), pictures: count(threadEntries.picture) })
    .from(threadEntries)
    .where(
      and(
        eq(threadEntries.propertyId, propertyId),
        eq(threadEntries.threadId, id),
        eq(threadEntries.writtenBy, 'guest'),
        eq(threadEntries.channel, channel),
        gt(threadEntries.at, since),
      ),
    )
  return row ?? { entries: 0, pictures: 0 }
}

/** What all visitors without a booking wrote to a house since then, and how many of them began to. */
export async function countVisitors(
  tx: Tx,
  propertyId: string,
  since: Date,
): Promise<{ entries: number; threads: number }> {
  const visitors = and(eq(threads.propertyId, propertyId), isNull(threads.bookingId), isNull(threads.sender))
  const [entries] = await tx
    .select({ count: count() })
    .from(threadEntries)
    .innerJoin(
      threads,
      and(eq(threads.propertyId, threadEntries.propertyId), eq(threads.id, threadEntries.threadId)),
    )
    .where(and(visitors, eq(threadEntries.writtenBy, 'guest'), gt(threadEntries.at, since)))
  const [begun] = await tx
    .select({ count: count() })
    .from(threads)
    .where(and(visitors, gt(threads.createdAt, since)))
  return { entries: entries?.count ?? 0, threads: begun?.count ?? 0 }
}

export async function countNewSenders(tx: Tx, propertyId: string, since: Date): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(threads)
    .where(
      and(
        eq(threads.propertyId, propertyId),
        isNull(threads.bookingId),
        sql`${threads.sender} is not null`,
        gt(threads.createdAt, since),
      ),
    )
  return row?.count ?? 0
}

export async function isWritten(
  tx: Tx,
  { propertyId, id }: Pick<ThreadRow, 'propertyId' | 'id'>,
  clientKey: string,
): Promise<boolean> {
  const [row] = await tx
    .select({ id: threadEntries.id })
    .from(threadEntries)
    .where(
      and(
        eq(threadEntries.propertyId, propertyId),
        eq(threadEntries.threadId, id),
        eq(threadEntries.clientKey, clientKey),
      ),
    )
  return row !== undefined
}

export async function markRead(tx: Tx, propertyId: string, ids: readonly string[], now: Date): Promise<void> {
  await tx
    .update(threadEntries)
    .set({ readAt: now, goesOutAt: null })
    .where(and(eq(threadEntries.propertyId, propertyId), inArray(threadEntries.id, [...ids])))
}

/** Codes that were sent for a thread since then. */
export async function countCodes(
  tx: Tx,
  { propertyId, id }: Pick<ThreadRow, 'propertyId' | 'id'>,
  { kind, since }: { kind: string; since: Date },
): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(messages)
    .where(
      and(
        eq(messages.propertyId, propertyId),
        eq(messages.causeKind, THREAD_CAUSE),
        eq(messages.causeId, id),
        eq(messages.kind, kind),
        gt(messages.createdAt, since),
      ),
    )
  return row?.count ?? 0
}

/** Answers nobody read that are to go out by now. */
export function findUnreadDue(tx: Tx, propertyId: string, now: Date): Promise<ThreadEntryRow[]> {
  return tx
    .select()
    .from(threadEntries)
    .where(
      and(
        eq(threadEntries.propertyId, propertyId),
        sql`${threadEntries.goesOutAt} <= ${now.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(threadEntries.number)
    .limit(200)
}

export async function findPropertiesWithUnread(tx: Tx, now: Date): Promise<string[]> {
  const { rows } = await tx.execute<{ property_id: string }>(sql`
    select distinct property_id from thread_entries
    where goes_out_at <= ${now.toISOString()}::timestamptz order by property_id`)
  return rows.map(({ property_id }) => property_id)
}
