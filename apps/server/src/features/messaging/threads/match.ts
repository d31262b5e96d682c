import { and, eq, sql } from 'drizzle-orm'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { ThreadHouse } from './house.ts'
import { deleteThread, findThreadOfBooking, updateThread } from './repository.ts'
import { ensureThread, requireLocked } from './staff-service.ts'
import { threadEntries, threads } from './tables.ts'
import { tellOfThread } from './write-entry.ts'

/**
 * Says whose stay a visitor or sender belongs to, and answers the id of the thread it is now. What they wrote goes to
 * the thread of the stay; their device reads what it wrote, as before.
 */
export async function matchThread(
  tx: Tx,
  house: ThreadHouse,
  { threadId, bookingId, clock }: { threadId: string; bookingId: string; clock: Clock },
): Promise<string> {
  const { propertyId } = house
  const now = clock.now()
  const thread = await requireLocked(tx, propertyId, threadId)
  if (thread.bookingId !== null)
    throw new AppError('thread/already-matched', 'This thread belongs to a stay already.')
  const target = await ensureThread(tx, house, bookingId, now)
  const { visitorName, visitorRoom, sender } = thread
  await moveTo(tx, propertyId, threadId, target.id)
  await deleteThread(tx, propertyId, threadId)
  await updateThread(tx, target, {
    lastAt: thread.lastAt > target.lastAt ? thread.lastAt : target.lastAt,
    waitsSince: earlier(target.waitsSince, thread.waitsSince),
    doneAt: null,
    ...(target.sender === null && { sender }),
    ...(target.visitorName === null && { visitorName, visitorRoom }),
  })
  await tellOfThread(tx, thread)
  await tellOfThread(tx, target)
  return (await findThreadOfBooking(tx, propertyId, bookingId))?.id ?? target.id
}

const earlier = (a: Date | null, b: Date | null) => (a && b ? (a < b ? a : b) : (a ?? b))

async function moveTo(tx: Tx, propertyId: string, from: string, to: string): Promise<void> {
  await tx
    .update(threadEntries)
    .set({ threadId: to })
    .where(and(eq(threadEntries.propertyId, propertyId), eq(threadEntries.threadId, from)))
  await tx.execute(sql`
    insert into thread_devices (property_id, thread_id, device_hash, reads_all, is_visitor, since)
    select property_id, ${to}, device_hash, false, is_visitor, since from thread_devices
    where property_id = ${propertyId} and thread_id = ${from}
    on conflict do nothing`)
  await tx.execute(sql`
    update messages set cause_id = ${to}
    where property_id = ${propertyId} and cause_kind = 'thread' and cause_id = ${from}`)
  await tx
    .update(threads)
    .set({ sender: null })
    .where(and(eq(threads.propertyId, propertyId), eq(threads.id, from)))
}
