import { sql } from 'drizzle-orm'
import type { Tx } from './port.ts'

/** Whoever asks for the same name waits until this transaction ends, on every node. */
export async function oneAtATime(tx: Tx, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
