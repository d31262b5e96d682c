import { and, asc, eq, sql } from 'drizzle-orm'
import type { Tx } from '../db/port.ts'
import { type EventPosition, formatPosition } from './event-position.ts'
import { after, settled } from './read-outbox.ts'
import { eventReaders, outbox } from './tables.ts'

/** An event as it was written, for whoever must miss none and take each once. */
export type TakenEvent = {
  /** Its position, which is its id for good. */
  id: string
  transactionId: bigint
  name: string
  payload: unknown
  at: Date
}

/** From now on the property's events are kept for this reader until it took them. */
export async function startReader(tx: Tx, propertyId: string, reader: string): Promise<void> {
  await tx.insert(eventReaders).values({ propertyId, reader }).onConflictDoNothing()
}

export async function stopReader(tx: Tx, propertyId: string, reader: string): Promise<void> {
  await tx.delete(eventReaders).where(isOf(propertyId, reader))
}

/**
 * The next events of a property in commit order. The reader is moved on in the transaction that does something with
 * them, so what is done is done once, also by two nodes at the same time and after a stop in between.
 */
export async function takeEvents(
  tx: Tx,
  propertyId: string,
  reader: string,
  limit: number,
): Promise<TakenEvent[]> {
  const [known] = await tx.select().from(eventReaders).where(isOf(propertyId, reader)).for('update')
  if (!known) return []
  const rows = await tx
    .select({
      transactionId: outbox.transactionId,
      seq: outbox.seq,
      name: outbox.name,
      payload: outbox.payload,
      at: outbox.createdAt,
    })
    .from(outbox)
    .where(and(eq(outbox.propertyId, propertyId), after(await placeOf(tx, known)), settled))
    .orderBy(asc(outbox.transactionId), asc(outbox.seq))
    .limit(limit)
  const last = rows.at(-1)
  if (last) {
    const { transactionId, seq } = last
    await tx.update(eventReaders).set({ transactionId, seq }).where(isOf(propertyId, reader))
  }
  return rows.map(({ seq, ...row }) => ({
    id: formatPosition({ transactionId: row.transactionId, seq }),
    ...row,
  }))
}

/** A place in the future comes from another database, whose backup this one is: everything here is after it. */
async function placeOf(tx: Tx, { transactionId, seq }: EventPosition): Promise<EventPosition> {
  const { rows } = await tx.execute<{ next: string }>(
    sql`select pg_snapshot_xmax(pg_current_snapshot())::text as next`,
  )
  return transactionId < BigInt(rows[0]?.next ?? 0) ? { transactionId, seq } : { transactionId: 0n, seq: 0n }
}

function isOf(propertyId: string, reader: string) {
  return and(eq(eventReaders.propertyId, propertyId), eq(eventReaders.reader, reader))
}

/** Properties whose reader has something to take, whether or not somebody told it so. */
export async function findBehind(tx: Tx, reader: string): Promise<string[]> {
  const { rows } = await tx.execute<{ property_id: string }>(sql`
    select property_id from event_readers r where reader = ${reader} and exists (
      select 1 from outbox o where o.property_id = r.property_id
        and (o.transaction_id, o.seq) > (r.transaction_id, r.seq)
        and o.transaction_id < pg_snapshot_xmin(pg_current_snapshot()))`)
  return rows.map((row) => row.property_id)
}
