import * as z from 'zod/mini'
import { defineJob, type Job } from '../jobs/port.ts'
import type { Database } from './port.ts'

/**
 * Tells the database how much a few tables hold by now. It plans its ways by that, and keeps those it planned when a
 * table was nearly empty: where many rows come at once, it has to hear of them at once.
 */
export async function refreshStatistics(db: Database, tables: readonly TableColumns[]): Promise<void> {
  // One after the other, so that whoever waits for the embedded database gets a turn in between.
  for (const table of tables) await db.executeSql(`analyze ${table}`)
}

/** A table and the columns that it is searched by; the others cost time and say nothing. */
type TableColumns = `${string} (${string})`

/** Every night: PostgreSQL does this by itself, the embedded database has nobody who would. */
export function refreshStatisticsJob(db: Database): Job<Record<string, never>> {
  return defineJob({
    name: 'db.refresh-statistics',
    payload: z.object({}),
    schedule: { cron: '10 4 * * *', timeZone: 'UTC' },
    handler: async () => {
      if (db.engine === 'pglite') await refreshAllStatistics(db)
    },
  })
}

export async function refreshAllStatistics(db: Database): Promise<void> {
  const { rows } = await db.executeSql(
    "select format('%I', tablename) as name from pg_tables where schemaname = 'public' order by 1",
  )
  for (const { name } of rows as { name: string }[]) await db.executeSql(`analyze ${name}`)
}
