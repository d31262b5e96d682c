import { type SQL, sql } from 'drizzle-orm'
import { messages } from '../../../messaging/tables.ts'
import { type Counter, countBy, dayOfMoment, isWithin } from './counter.ts'

/** What an index of the table is made of: when a message left the house, or was made where it never did. */
const LEFT = sql`(case when sent_at is null then created_at else sent_at end)`

/**
 * Sent is what a provider took, also what came back later. What was kept in the house, withdrawn or meant for somebody
 * who gets none is no message that anybody sent. That an e-mail arrived nobody reports, of an SMS the provider does.
 */
export const countMessages: Counter = (tx, days) => {
  const by = (part: SQL, row: SQL) => sql`
    select day, ${part} as part, ${row} as row, json_build_object(
      'sent', count(*) filter (where is_sent),
      'reported', count(*) filter (where is_sent and channel = 'sms'),
      'delivered', count(*) filter (where state = 'delivered'),
      'failed', count(*) filter (where state = 'failed')
    ) as counts
    from gone group by day, ${row}`
  return countBy(
    tx,
    days,
    sql`
    with gone as materialized (
      select ${dayOfMoment(LEFT, days)} as day, channel, cause_kind, state, sent_at is not null as is_sent
      from ${messages}
      where property_id = ${days.propertyId} and state in ('sent', 'delivered', 'failed')
        and ${isWithin(LEFT, days)}
    )
    ${by(sql`null::text`, sql`null::text`)}
    union all ${by(sql`'channel'`, sql`channel`)}
    union all ${by(sql`'cause'`, sql`cause_kind`)}`,
  )
}
