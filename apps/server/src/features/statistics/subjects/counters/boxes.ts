import type { TrackingEventName } from '@innkeeper/domain/statistics/tracking-event.ts'
import { sql } from 'drizzle-orm'
import { trackingTotals } from '../../tables.ts'
import { type Counter, countBy, dayOfDate, isOneOf } from './counter.ts'

const BOX_EVENTS = [
  ['BOX_OPENED', 'opened'],
  ['BOX_SEEN', 'seen'],
  ['LINK_FOLLOWED', 'links'],
  ['DOCUMENT_OPENED', 'documents'],
] as const satisfies (readonly [TrackingEventName, string])[]

/** Of ids of boxes; what stands in their place is shorter. Looking at the signs one by one takes the database long. */
const ID_LENGTH = 22

/** What guests who agreed to it did with boxes. Where it was no box of its own it counts for all of them together. */
export const countBoxes: Counter = (tx, days) => {
  const counts = BOX_EVENTS.map(
    ([event, key]) => sql`${key}::text, coalesce(sum(count) filter (where event = ${event}), 0)`,
  )
  return countBy(
    tx,
    days,
    sql`
    with totals as materialized (
      select ${dayOfDate(sql`day`, days)} as day, event, count,
        case when url_path like '/guestbook/%' and length(split_part(url_path, '/', 5)) = ${ID_LENGTH}
          then split_part(url_path, '/', 5) end as box
      from ${trackingTotals}
      where property_id = ${days.propertyId} and ${isOneOf(sql`day`, days)}
        and event in (${sql.join(
          BOX_EVENTS.map(([event]) => sql`${event}`),
          sql`, `,
        )})
    )
    select totals.day, case when grouping(box) = 0 then 'box' end as part, box as row,
      json_build_object(${sql.join(counts, sql`, `)}) as counts
    from totals
    group by grouping sets ((totals.day), (totals.day, box))
    having grouping(box) = 1 or box is not null`,
  )
}
