import type { Counts, Segment } from '@innkeeper/domain/survey/counts.ts'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'

type Counted = {
  propertyId: string
  surveyId: string
  day: string
  /** Each of them gets the counts. */
  segments: readonly Segment[]
  counts: Counts
}

/** Everybody together: what is asked of guests is counted for no segment. */
export const EVERYBODY: Segment = { unitCategoryId: null, language: null, targetGroupId: null }

/** Adds to what is counted already, in one statement; in one order, so that two responses never wait for each other. */
export async function addCounts(
  tx: Tx,
  { propertyId, surveyId, day, segments, counts }: Counted,
): Promise<void> {
  const rows = segments.map(({ unitCategoryId, language, targetGroupId }) => ({
    category: unitCategoryId ?? '',
    language: language ?? '',
    target: targetGroupId ?? '',
  }))
  await tx.execute(sql`
    insert into survey_counts as c
      (property_id, survey_id, unit_category_id, language, target_group_id, day, counts)
    select ${propertyId}, ${surveyId}, category, language, target, ${day}::date, ${JSON.stringify(counts)}::jsonb
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s(category text, language text, target text)
    order by category, language, target
    on conflict (property_id, survey_id, unit_category_id, language, target_group_id, day)
    do update set counts = add_counts(c.counts, excluded.counts)`)
}
