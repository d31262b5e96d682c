import { and, eq, getTableColumns, gte, inArray, lte, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { placesTaken } from '../tables.ts'

/**
 * How many are taken of what, by subject, day and slot; as the database counts it (`places_sold`): what was sold under a
 * time that is no more counts at each of the day's.
 */
export type Taken = { of(subject: string, day: string, slot?: string): number }

type Wanted = { propertyId: string; subjects: readonly string[]; from: string; to: string }

export async function findTaken(tx: Tx, { propertyId, subjects, from, to }: Wanted): Promise<Taken> {
  const rows =
    subjects.length === 0
      ? []
      : await tx
          .select({ ...getTableColumns(placesTaken), isSlotNow })
          .from(placesTaken)
          .where(
            and(
              eq(placesTaken.propertyId, propertyId),
              inArray(placesTaken.subject, [...subjects]),
              gte(placesTaken.day, from),
              lte(placesTaken.day, to),
            ),
          )
  const ofDays = Map.groupBy(rows, ({ subject, day }) => `${subject} ${day}`)
  return {
    of: (subject, day, slot = '') =>
      (ofDays.get(`${subject} ${day}`) ?? [])
        .filter((row) => row.slot === slot || !row.isSlotNow)
        .reduce((sum, { taken }) => sum + taken, 0),
  }
}

const isSlotNow = sql<boolean>`${placesTaken.slot} = any(slots_now(${placesTaken.propertyId}, ${placesTaken.subject}, ${placesTaken.day}))`
