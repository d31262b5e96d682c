import { and, between, eq, inArray, max } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { cleaningMarks } from '../tables.ts'

/** The last day, of these, on which each room was marked as done. */
export async function findLastCleaned(
  tx: Tx,
  { propertyId, since, date }: { propertyId: string; since: string; date: string },
): Promise<ReadonlyMap<string, string>> {
  const { unitId, day, kind } = cleaningMarks
  const rows = await tx
    .select({ unitId, day: max(day) })
    .from(cleaningMarks)
    .where(
      and(
        eq(cleaningMarks.propertyId, propertyId),
        between(day, since, date),
        inArray(kind, ['done', 'inspected']),
      ),
    )
    .groupBy(unitId)
  return new Map(rows.flatMap((row) => (row.day === null ? [] : [[row.unitId, row.day]])))
}
