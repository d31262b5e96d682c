import { sql } from 'drizzle-orm'
import type { ContentUses } from '../../platform/where-used.ts'
import { surveys } from './tables.ts'

/** Surveys show a picture and have words in languages; what is asked now and what is being edited is looked through. */
export const surveyUses: ContentUses = {
  async media(tx, propertyId, id) {
    const { rows } = await tx.execute<{ id: string; name: string }>(sql`
      select s.id, s.name from ${surveys} s
      left join survey_versions v
        on v.property_id = s.property_id and v.survey_id = s.id and v.version = s.version
      where s.property_id = ${propertyId}
        and (s.draft ->> 'pictureId' = ${id} or v.body ->> 'pictureId' = ${id})
      order by s.name, s.id`)
    return rows.map((survey) => ({ place: 'survey' as const, ...survey }))
  },
  async mediaIds(tx, propertyId) {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select draft ->> 'pictureId' as id from surveys where property_id = ${propertyId}
      union select body ->> 'pictureId' from survey_versions where property_id = ${propertyId}`)
    return rows.flatMap(({ id }) => (id === null ? [] : [id]))
  },
  async languages(tx, propertyId) {
    const { rows } = await tx.execute<{ index: string }>(sql`
      with bodies as (
        select draft as body from surveys where property_id = ${propertyId}
        union all
        select v.body from survey_versions v join surveys s
          on s.property_id = v.property_id and s.id = v.survey_id and s.version = v.version
        where v.property_id = ${propertyId})
      select distinct jsonb_object_keys(words) as index
      from bodies cross join lateral (
        select jsonb_path_query(body, '$.groups[*].title') as words
        union all select jsonb_path_query(body, '$.groups[*].note')
        union all select jsonb_path_query(body, '$.groups[*].questions[*].words')
        union all select jsonb_path_query(body, '$.groups[*].questions[*].choices[*].words')
        union all select jsonb_path_query(body, '$.thanks.*')
        union all select jsonb_path_query(body, '$.thanksAgain.*')
        union all select body -> 'reviewLinks') as said
      where jsonb_typeof(words) = 'object'`)
    return rows.map(({ index }) => Number(index))
  },
}
