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
