import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/port.ts'
import type { EventPosition } from './event-position.ts'
import { outbox } from './tables.ts'

/** How long events are kept for clients that come back. */
export const RETENTION_MINUTES = 60

export type OutboxEvent = { position: EventPosition; propertyId: string; name: string; payload: unknown }

const READ_ONLY = { readOnly: true }

// A transaction that is still running may commit an event with a smaller position, so what is at or above the
// oldest running transaction has to wait.
export const settled = sql<boolean>`(${outbox.transactionId} < pg_snapshot_xmin(pg_current_snapshot()))`
const expired = sql<boolean>`(${outbox.createdAt} < now() - make_interval(mins => ${RETENTION_MINUTES}::int))`

export const after = ({ transactionId, seq }: EventPosition) =>
  sql`(${outbox.transactionId}, ${outbox.seq}) > (${transactionId.toString()}::xid8, ${seq.toString()}::bigint)`

const inOrder = [asc(outbox.transactionId), asc(outbox.seq)]

/** The position from which on no event can have been missed: all before it is settled. */
export function readHorizon(db: Database): Promise<EventPosition> {
  return db.installation(async (tx) => {
    const { rows } = await tx.execute<{ xmin: string }>(
      sql`select pg_snapshot_xmin(pg_current_snapshot())::text as xmin`,
    )
    // Numbers within a transaction begin at 1, so 0 stands before all of them.
    return { transactionId: BigInt(rows[0]?.xmin ?? 0), seq: 0n }
  }, READ_ONLY)
}

/** The next events of all properties, and whether there are more that a running transaction holds back. */
export function readNext(
  db: Database,
  position: EventPosition,
  limit: number,
): Promise<{ events: OutboxEvent[]; isHeldBack: boolean }> {
  return db.installation(async (tx) => {
    const rows = await tx
      .select({
        transactionId: outbox.transactionId,
        seq: outbox.seq,
        propertyId: outbox.propertyId,
        name: outbox.name,
        payload: outbox.payload,
        settled,
      })
      .from(outbox)
      // Rows above xmax were restored from another cluster's dump; they belong to no transaction here.
      .where(and(after(position), sql`${outbox.transactionId} < pg_snapshot_xmax(pg_current_snapshot())`))
      .orderBy(...inOrder)
      .limit(limit)
    const events = rows
      .filter((row) => row.settled)
      .map(({ transactionId, seq, propertyId, name, payload }) => ({
        position: { transactionId, seq },
        propertyId,
        name,
        payload,
      }))
    return { events, isHeldBack: events.length < rows.length }
  }, READ_ONLY)
}

/** What a property's client missed since a position; null when that can no longer be told. */
export function readMissed(
  db: Database,
  propertyId: string,
  position: EventPosition,
  limit: number,
): Promise<OutboxEvent[] | null> {
  return db.tenant(
    propertyId,
    async (tx) => {
      const { rows } = await tx.execute<{ xmax: string }>(
        sql`select pg_snapshot_xmax(pg_current_snapshot())::text as xmax`,
      )
      // A position in the future comes from another database.
      const next = BigInt(rows[0]?.xmax ?? 0)
      if (position.transactionId > next || (position.transactionId === next && position.seq > 0n)) return null
      const missed = await tx
        .select({
          transactionId: outbox.transactionId,
          seq: outbox.seq,
          name: outbox.name,
          payload: outbox.payload,
          expired,
        })
        .from(outbox)
        .where(and(eq(outbox.propertyId, propertyId), after(position), settled))
        .orderBy(...inOrder)
        .limit(limit + 1)
      // Pruning keeps the last expired event of a property (retention.ts): one behind the client's position
      // means that others behind it may be gone.
      if (missed.length > limit || missed.some((row) => row.expired)) return null
      return missed.map(({ transactionId, seq, name, payload }) => ({
        position: { transactionId, seq },
        propertyId,
        name,
        payload,
      }))
    },
    READ_ONLY,
  )
}
