import { TRACKING_KEPT_MONTHS } from '@innkeeper/domain/statistics/constants.ts'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Clock } from '../../platform/clock/port.ts'
import { deleteInBatches } from '../../platform/db/delete-in-batches.ts'
import type { Database } from '../../platform/db/port.ts'
import { defineJob, type Job } from '../../platform/jobs/port.ts'

const BATCH_ROWS = 1000

/** Deletes events past their time, in short transactions, and says how many. */
export async function pruneTracking(db: Database, now: Date, signal?: AbortSignal): Promise<number> {
  return deleteInBatches((rows) => deleteBatch(db, now, rows), { batchRows: BATCH_ROWS, signal })
}

async function deleteBatch(db: Database, now: Date, limit: number): Promise<number> {
  const { rows } = await db.installation((tx) =>
    tx.execute<{ deleted: number }>(sql`
      with old as (
        select property_id, id from tracking_events
        where received_at < ${now.toISOString()}::timestamptz - make_interval(months => ${TRACKING_KEPT_MONTHS}::int)
        limit ${limit}
      ),
      deleted as (
        delete from tracking_events using old
        where tracking_events.property_id = old.property_id and tracking_events.id = old.id
        returning 1
      )
      select count(*)::int as deleted from deleted
    `),
  )
  return rows[0]?.deleted ?? 0
}

export function pruneTrackingJob(db: Database, clock: Clock): Job<Record<string, never>> {
  return defineJob({
    name: 'statistics.prune-tracking',
    payload: z.object({}),
    schedule: { cron: '40 3 * * *', timeZone: 'UTC' },
    handler: async ({ signal }) => {
      await pruneTracking(db, clock.now(), signal)
    },
  })
}
