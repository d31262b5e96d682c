import { TRACKING_BATCHES_KEPT_DAYS, TRACKING_KEPT_DAYS } from '@innkeeper/domain/statistics/constants.ts'
import { DAY_MS } from '@innkeeper/domain/time.ts'
import { getTableName, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Clock } from '../../platform/clock/port.ts'
import { deleteInBatches } from '../../platform/db/delete-in-batches.ts'
import type { Database } from '../../platform/db/port.ts'
import { defineJob, type Job } from '../../platform/jobs/port.ts'
import { trackingBatches, trackingEvents } from './tables.ts'

const BATCH_ROWS = 1000
const KEPT = [
  { table: trackingEvents, days: TRACKING_KEPT_DAYS },
  { table: trackingBatches, days: TRACKING_BATCHES_KEPT_DAYS },
] as const
type Kept = (typeof KEPT)[number]

/** Deletes events and the names of their batches past their time, in short transactions, and says how many. */
export async function pruneTracking(db: Database, now: Date, signal?: AbortSignal): Promise<number> {
  let deleted = 0
  for (const kept of KEPT)
    deleted += await deleteInBatches((rows) => deleteBatch(db, kept, now, rows), {
      batchRows: BATCH_ROWS,
      signal,
    })
  return deleted
}

async function deleteBatch(db: Database, { table, days }: Kept, now: Date, limit: number): Promise<number> {
  const name = sql.identifier(getTableName(table))
  const oldest = new Date(now.getTime() - days * DAY_MS)
  const { rows } = await db.installation((tx) =>
    tx.execute<{ deleted: number }>(sql`
      with old as (
        select property_id, id from ${name} where received_at < ${oldest.toISOString()}::timestamptz limit ${limit}
      ),
      deleted as (
        delete from ${name} as kept using old
        where kept.property_id = old.property_id and kept.id = old.id
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
