import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { deleteInBatches } from '../db/delete-in-batches.ts'
import type { Database, Tx } from '../db/port.ts'
import { defineJob, type Job } from '../jobs/port.ts'
import { RETENTION_MINUTES } from './read-outbox.ts'

const BATCH_ROWS = 1000
/** A reader that has not come by then is thought to be broken: nobody's outbox grows for ever. */
const KEPT_FOR_READERS_DAYS = 7

/**
 * Deletes events past their time, in short transactions, and says how many.
 * The last one of each property stays: it tells a client that comes back later that it missed something. What a reader
 * has not taken yet stays for it (durable-reader.ts).
 */
export async function pruneOutbox(db: Database, signal?: AbortSignal): Promise<number> {
  const deleteRows = (rows: number) => db.installation((tx) => deleteBatch(tx, rows))
  return deleteInBatches(deleteRows, { batchRows: BATCH_ROWS, signal })
}

async function deleteBatch(tx: Tx, limit: number): Promise<number> {
  const { rows } = await tx.execute<{ deleted: number }>(sql`
    with limits as (select now() - make_interval(mins => ${RETENTION_MINUTES}::int) as oldest),
    gone as (
      select old.property_id, old.transaction_id, old.seq
      from outbox old, limits
      where old.created_at < limits.oldest
        and exists (
          select 1 from outbox later
          where later.property_id = old.property_id
            and (later.transaction_id, later.seq) > (old.transaction_id, old.seq)
            and later.created_at < limits.oldest
        )
        and (
          old.created_at < now() - make_interval(days => ${KEPT_FOR_READERS_DAYS}::int)
          or not exists (
            select 1 from event_readers reader
            where reader.property_id = old.property_id
              and (reader.transaction_id, reader.seq) < (old.transaction_id, old.seq)
          )
        )
      limit ${limit}
    ),
    deleted as (
      delete from outbox using gone
      where outbox.property_id = gone.property_id
        and outbox.transaction_id = gone.transaction_id
        and outbox.seq = gone.seq
      returning 1
    )
    select count(*)::int as deleted from deleted
  `)
  return rows[0]?.deleted ?? 0
}

export function pruneOutboxJob(db: Database): Job<Record<string, never>> {
  return defineJob({
    name: 'events.prune-outbox',
    payload: z.object({}),
    schedule: { cron: '*/10 * * * *', timeZone: 'UTC' },
    handler: async ({ signal }) => {
      await pruneOutbox(db, signal)
    },
  })
}
