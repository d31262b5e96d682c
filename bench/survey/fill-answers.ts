import { presetSurvey } from '@innkeeper/domain/survey/presets/presets.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '../../apps/server/src/platform/db/port.ts'
import { newId } from '../../apps/server/src/platform/ids.ts'
import { aProperty } from '../../apps/server/src/testing/builders.ts'
import { TWO_LANGUAGES } from '../../apps/server/src/testing/property-with-editor.ts'

const RESPONSES_PER_WRITE = 5000
const CATEGORIES = 6
const GROUPS = 4
const LANGUAGES = ['en', 'da', 'sv', 'no', 'fi', 'nl']
export const YEAR = { from: '2026-01-01', to: '2026-12-31' }
export const YEAR_BEFORE = { from: '2025-01-01', to: '2025-12-31' }

export type AnsweredSurvey = { propertyId: string; surveyId: string }

/**
 * A property with a survey that so many guests answered over two years. What is counted is counted here by SQL, as the
 * product does it one by one: every segment that a response belongs to.
 */
export async function fillAnswers(db: Database, responses: number): Promise<AnsweredSurvey> {
  const propertyId = await aProperty(db, { localization: TWO_LANGUAGES })
  const surveyId = newId()
  const { name, kind, alert, body } = presetSurvey('stay', TWO_LANGUAGES)
  const [asJson, languages] = [JSON.stringify, sql.param(LANGUAGES)]
  await db.tenant(propertyId, async (tx) => {
    await tx.execute(sql`
      insert into surveys (property_id, id, name, kind, alert, draft, version, is_open, has_changes, made_at, changed_at)
      values (${propertyId}, ${surveyId}, ${name}, ${kind}, ${asJson(alert)}::jsonb, ${asJson(body)}::jsonb, 1, true,
        false, '2025-01-01', '2025-01-01')`)
    await tx.execute(sql`
      insert into survey_versions (property_id, survey_id, version, kind, body, published_at)
      values (${propertyId}, ${surveyId}, 1, ${kind}, ${asJson(body)}::jsonb, '2025-01-01')`)
  })
  for (let first = 0; first < responses; first += RESPONSES_PER_WRITE) {
    const numbers = sql`generate_series(${first}::int, ${Math.min(first + RESPONSES_PER_WRITE, responses) - 1}::int) as n`
    await db.tenant(propertyId, (tx) =>
      tx.execute(sql`
        insert into survey_responses (property_id, id, survey_id, version, answers, score, level, words, language,
          unit_category_id, target_group_ids, sent_at, day, client_key_hash, sent_hash, device_hash, is_low, is_to_handle,
          handled_at)
        select ${propertyId}, 'r' || n, ${surveyId}, 1,
          jsonb_build_object('recommend', n % 11, 'room', 1 + n % 5, 'breakfast', 1 + n % 4, 'people', 1 + n % 5,
            'occasion', jsonb_build_array('holiday')),
          n % 11, n % 11, case when n % 3 = 0 then 'The coffee was cold on morning ' || n else '' end,
          (${languages}::text[])[1 + n % ${LANGUAGES.length}], 'c' || n % ${CATEGORIES},
          array['g' || n % ${GROUPS}], ${YEAR_BEFORE.from}::date + (n % 730) + interval '9 hours',
          ${YEAR_BEFORE.from}::date + (n % 730), 'k' || n, 's' || n, 'd' || n, n % 11 <= 6, n % 11 <= 6,
          case when n % 11 <= 6 and n % 50 <> 0 then ${YEAR.to}::timestamptz end
        from ${numbers}`),
    )
  }
  await db.tenant(propertyId, (tx) =>
    tx.execute(sql`
      insert into survey_counts (property_id, survey_id, unit_category_id, language, target_group_id, day, counts)
      select property_id, survey_id, category, code, target, day, jsonb_object_agg(key, many) from (
        select r.property_id, r.survey_id, category, code, target, r.day, key, count(*) as many
        from survey_responses r
        cross join lateral unnest(array['', r.unit_category_id]) as category
        cross join lateral unnest(array['', r.language]) as code
        cross join lateral unnest(array[''] || r.target_group_ids) as target
        cross join lateral (values ('all'), ('*:' || r.score), ('room:' || (r.answers ->> 'room')),
          ('breakfast:' || (r.answers ->> 'breakfast')), ('people:' || (r.answers ->> 'people')),
          ('occasion:holiday')) as k (key)
        where r.property_id = ${propertyId}
        group by 1, 2, 3, 4, 5, 6, 7) as counted
      group by 1, 2, 3, 4, 5, 6`),
  )
  return { propertyId, surveyId }
}
