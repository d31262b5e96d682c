import { sql } from 'drizzle-orm'
import { automationSteps } from '../../../automations/tables.ts'
import { type Counter, countBy, dayOfMoment, isWithin } from './counter.ts'

/** What went out automatically, and what did not because something spoke against it, by the day that was decided. */
export const countAutomations: Counter = (tx, days) =>
  countBy(
    tx,
    days,
    sql`
    select ${dayOfMoment(sql`done_at`, days)} as day,
      case when grouping(automation_id) = 0 then 'automation' end as part, automation_id as row,
      json_build_object('sent', count(*) filter (where state = 'done'),
        'skipped', count(*) filter (where state = 'skipped')) as counts
    from ${automationSteps}
    where property_id = ${days.propertyId} and state <> 'planned' and ${isWithin(sql`done_at`, days)}
    group by grouping sets ((1), (1, automation_id))`,
  )
