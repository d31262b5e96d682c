import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'

/**
 * Before a stay is held whose days may change: the database then gives back what was ordered for days that are no
 * longer the stay's, and everybody holds the places of a property before its stays (decision 044).
 */
export async function holdPlaces(tx: Tx, propertyId: string): Promise<void> {
  await tx.execute(sql`select lock_places(${propertyId})`)
}
