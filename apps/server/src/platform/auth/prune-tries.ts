import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Clock } from '../clock/port.ts'
import { deleteInBatches } from '../db/delete-in-batches.ts'
import type { Database } from '../db/port.ts'
import { defineJob, type Job } from '../jobs/port.ts'

const BATCH_ROWS = 5000

/** Deletes counts whose minute is over, in short transactions, and says how many. */
export async function pruneTries(db: Database, now: Date, signal?: AbortSignal): Promise<number> {
  return deleteInBatches((rows) => deleteBatch(db, now, rows), { batchRows: BATCH_ROWS, signal })
}

async function deleteBatch(db: Database, now: Date, limit: number): Promise<number> {
  const { rows } = await db.installation((tx) =>
    // Those somebody counts with right now are left for the next time: waiting here could end in a circle.
    tx.execute<{ deleted: number }>(sql`
      with old as (
        select key from tries where ends_at <= ${now.toISOString()}::timestamptz
        limit ${limit} for update skip locked
      ),
      deleted as (delete from tries using old where tries.key = old.key returning 1)
      select count(*)::int as deleted from deleted
    `),
  )
  return rows[0]?.deleted ?? 0
}

export function pruneTriesJob(db: Database, clock: Clock): Job<Record<string, never>> {
  return defineJob({
    name: 'auth.prune-tries',
    payload: z.object({}),
    schedule: { cron: '*/5 * * * *', timeZone: 'UTC' },
    handler: async ({ signal }) => {
      await pruneTries(db, clock.now(), signal)
    },
  })
}
