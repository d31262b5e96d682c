import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { units } from '../../units/tables.ts'
import { cleaningTold } from '../tables.ts'

export type ToldRow = typeof cleaningTold.$inferSelect

/** False where somebody else tells them at this moment. */
export async function insertTold(tx: Tx, row: ToldRow): Promise<boolean> {
  const inserted = await tx
    .insert(cleaningTold)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: cleaningTold.id })
  return inserted.length > 0
}

const ofIds = (propertyId: string, ids: readonly string[]) =>
  and(eq(cleaningTold.propertyId, propertyId), inArray(cleaningTold.id, [...ids]))

export async function findTold(tx: Tx, propertyId: string, id: string): Promise<ToldRow | null> {
  const [row] = await tx
    .select()
    .from(cleaningTold)
    .where(ofIds(propertyId, [id]))
  return row ?? null
}

export async function deleteTold(tx: Tx, propertyId: string, id: string): Promise<void> {
  await tx.delete(cleaningTold).where(ofIds(propertyId, [id]))
}

/** The codes of the rooms that guests were told of. */
export async function findToldRooms(
  tx: Tx,
  propertyId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({ id: cleaningTold.id, code: units.code })
    .from(cleaningTold)
    .innerJoin(units, and(eq(units.propertyId, cleaningTold.propertyId), eq(units.id, cleaningTold.unitId)))
    .where(ofIds(propertyId, ids))
  return new Map(rows.map(({ id, code }) => [id, code]))
}
