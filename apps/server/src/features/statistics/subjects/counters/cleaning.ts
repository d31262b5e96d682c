import { sql } from 'drizzle-orm'
import { cleaningChoices, cleaningMarks } from '../../../cleaning/tables.ts'
import { type Counter, countBy, dayOfDate, isOneOf, WHOLE } from './counter.ts'

/**
 * What guests wanted and what was done, by the day of the cleaning. A room is done once a day, by who was first since
 * it was opened again, as `taskOf` of the domain says it.
 */
export const countCleaning: Counter = (tx, days) => {
  const { propertyId } = days
  const own = sql`property_id = ${propertyId} and ${isOneOf(sql`day`, days)}`
  return countBy(
    tx,
    days,
    sql`
    with reopened as materialized (
      select distinct on (day, unit_id) day, unit_id, made_at, id collate "C" as id from ${cleaningMarks}
      where ${own} and kind = 'reopened'
      order by day, unit_id, made_at desc, id collate "C" desc
    ),
    done as materialized (
      select distinct on (mark.day, mark.unit_id) mark.day, mark.by_id
      from ${cleaningMarks} mark
      left join reopened on reopened.day = mark.day and reopened.unit_id = mark.unit_id
      where mark.property_id = ${propertyId} and ${isOneOf(sql`mark.day`, days)} and mark.kind = 'done'
        and (reopened.id is null or (mark.made_at, mark.id collate "C") > (reopened.made_at, reopened.id))
      order by mark.day, mark.unit_id, mark.made_at, mark.id collate "C"
    )
    select ${dayOfDate(sql`day`, days)} as day, ${WHOLE}, json_build_object(
      'skipped', count(*) filter (where choice = 'skip'),
      'requested', count(*) filter (where choice = 'request')
    ) as counts
    from ${cleaningChoices} where ${own} group by cleaning_choices.day
    union all
    select ${dayOfDate(sql`done.day`, days)}, case when grouping(by_id) = 0 then 'person' end, by_id,
      json_build_object('done', count(*))
    from done group by grouping sets ((done.day), (done.day, by_id))
    union all
    select ${dayOfDate(sql`cleaning_marks.day`, days)}, ${WHOLE}, json_build_object('problems', count(*))
    from ${cleaningMarks} where ${own} and kind = 'problem' group by cleaning_marks.day`,
  )
}
