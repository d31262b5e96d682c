import type { SurveyItem } from '@innkeeper/api/survey/surveys.ts'
import { npsIn } from '@innkeeper/domain/survey/counts.ts'
import { addDays } from '@innkeeper/domain/time.ts'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { findSurveys } from '../editing/repository.ts'
import { type DayCounts, findCountsOfAll, sumOf } from './read-counts.ts'

/** The score that stands in the list is of so many days. */
const SCORE_DAYS = 90

type Listing = { today: string; readsAll: boolean }

/** The surveys of a property with what came back; for whoever may not read results only what asks for contact. */
export async function listOfSurveys(
  tx: Tx,
  propertyId: string,
  { today, readsAll }: Listing,
): Promise<SurveyItem[]> {
  const rows = await findSurveys(tx, propertyId)
  const stands = await findStands(tx, propertyId, readsAll)
  const period = { from: addDays(today, 1 - SCORE_DAYS), to: today }
  const counted = readsAll ? await findCountsOfAll(tx, propertyId, period) : new Map<string, DayCounts[]>()
  return rows.map((row): SurveyItem => {
    const standing = stands.find(({ surveyId }) => surveyId === row.id)
    return {
      ...{ id: row.id, name: row.name, kind: row.kind, version: row.version },
      ...{ isOpen: row.isOpen, hasChanges: row.hasChanges },
      ...{ responses: standing?.many ?? 0, toHandle: standing?.toHandle ?? 0 },
      score: npsIn(sumOf(counted.get(row.id) ?? []))?.score ?? null,
      lastResponseAt: standing?.last ? new Date(standing.last).toISOString() : null,
    }
  })
}

type Stand = { surveyId: string; many: number; toHandle: number; last: Date | string | null }

/** Read from what was counted and from indexes: as quick for a survey that very many answered. */
async function findStands(tx: Tx, propertyId: string, readsAll: boolean): Promise<Stand[]> {
  const readable = readsAll ? sql`true` : sql`r.asks_for_contact`
  const ofSurvey = sql`r.property_id = s.property_id and r.survey_id = s.id and ${readable}`
  const many = readsAll
    ? sql`select sum((c.counts ->> 'all')::int) from survey_counts c
        where c.property_id = s.property_id and c.survey_id = s.id
          and c.unit_category_id = '' and c.language = '' and c.target_group_id = ''`
    : sql`select count(*) from survey_responses r where ${ofSurvey}`
  const { rows } = await tx.execute<Stand>(sql`
    select s.id as "surveyId", coalesce((${many}), 0)::int as many,
      (select count(*)::int from survey_responses r
        where ${ofSurvey} and r.is_to_handle and r.handled_at is null) as "toHandle",
      (select r.sent_at from survey_responses r where ${ofSurvey} order by r.sent_at desc limit 1) as last
    from surveys s where s.property_id = ${propertyId}`)
  return rows
}
