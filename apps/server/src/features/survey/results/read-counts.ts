import type { Period } from '@innkeeper/domain/statistics/period.ts'
import { addCounts, type Counts, type Segment } from '@innkeeper/domain/survey/counts.ts'
import { and, asc, between, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { surveyCounts } from '../tables.ts'

export type DayCounts = { day: string; counts: Counts }

/** What was counted for a segment on each day of a period that has any: one row a day, however many answered. */
export function findCounts(
  tx: Tx,
  { propertyId, surveyId }: { propertyId: string; surveyId: string },
  { unitCategoryId, language, targetGroupId }: Segment,
  { from, to }: Period,
): Promise<DayCounts[]> {
  return tx
    .select({ day: surveyCounts.day, counts: surveyCounts.counts })
    .from(surveyCounts)
    .where(
      and(
        eq(surveyCounts.propertyId, propertyId),
        eq(surveyCounts.surveyId, surveyId),
        eq(surveyCounts.unitCategoryId, unitCategoryId ?? ''),
        eq(surveyCounts.language, language ?? ''),
        eq(surveyCounts.targetGroupId, targetGroupId ?? ''),
        between(surveyCounts.day, from, to),
      ),
    )
    .orderBy(asc(surveyCounts.day))
}

/** The same of everybody for all surveys of a property, in one question. */
export async function findCountsOfAll(
  tx: Tx,
  propertyId: string,
  { from, to }: Period,
): Promise<ReadonlyMap<string, DayCounts[]>> {
  const rows = await tx
    .select({ surveyId: surveyCounts.surveyId, day: surveyCounts.day, counts: surveyCounts.counts })
    .from(surveyCounts)
    .where(
      and(
        eq(surveyCounts.propertyId, propertyId),
        eq(surveyCounts.unitCategoryId, ''),
        eq(surveyCounts.language, ''),
        eq(surveyCounts.targetGroupId, ''),
        between(surveyCounts.day, from, to),
      ),
    )
  return Map.groupBy(rows, ({ surveyId }) => surveyId)
}

export const sumOf = (days: readonly DayCounts[]): Counts =>
  days.reduce<Counts>((sum, { counts }) => addCounts(sum, counts), {})

/** Languages in which somebody answered. */
export async function findLanguages(
  tx: Tx,
  { propertyId, surveyId }: { propertyId: string; surveyId: string },
): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ language: surveyCounts.language })
    .from(surveyCounts)
    .where(
      and(
        eq(surveyCounts.propertyId, propertyId),
        eq(surveyCounts.surveyId, surveyId),
        eq(surveyCounts.unitCategoryId, ''),
        eq(surveyCounts.targetGroupId, ''),
      ),
    )
    .orderBy(asc(surveyCounts.language))
  return rows.map(({ language }) => language).filter((language) => language !== '')
}
