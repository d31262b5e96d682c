import { SOON_SECONDS } from '@innkeeper/domain/statistics/subjects.ts'
import { type SQL, sql } from 'drizzle-orm'
import { threadEntries } from '../../../messaging/tables.ts'
import { orders } from '../../../orders/tables.ts'
import { isAnswered, placedBetween } from '../../orders/repository.ts'
import { type Counter, countBy, dayOfMoment, isWithin, WHOLE } from './counter.ts'

const seconds = (from: SQL, to: SQL): SQL => sql`greatest(round(extract(epoch from ${to} - ${from})), 0)`

const times = (name: 'requests' | 'messages', total: 'requestSeconds' | 'messageSeconds') => sql`
  json_build_object(${name}::text, count(*), ${total}::text, sum(seconds),
    ${`${name}Soon`}::text, count(*) filter (where seconds <= ${SOON_SECONDS}))`

/**
 * How long guests wait for the team: from an order request to what somebody decided, and from what a guest wrote to the
 * first answer, counted on the day the guest asked. What a guest adds while they wait is one question.
 */
export const countAnswers: Counter = (tx, days) => {
  const { propertyId, dayStarts } = days
  return countBy(
    tx,
    days,
    sql`
    with requests as (
      select ${dayOfMoment(sql`placed_at`, days)} as day, ${seconds(sql`placed_at`, sql`decided_at`)} as seconds
      from ${orders}
      where ${placedBetween(propertyId, dayStarts[0] ?? 0, dayStarts.at(-1) ?? 0)} and ${isAnswered}
    ),
    answered as (
      select ${dayOfMoment(sql`asked.at`, days)} as day, ${seconds(sql`asked.at`, sql`answer.at`)} as seconds
      from ${threadEntries} asked
      left join lateral (
        select written_by from ${threadEntries} earlier
        where earlier.property_id = ${propertyId} and earlier.thread_id = asked.thread_id
          and earlier.number < asked.number and earlier.written_by <> 'note'
        order by earlier.number desc limit 1
      ) earlier on true
      cross join lateral (
        select at from ${threadEntries} later
        where later.property_id = ${propertyId} and later.thread_id = asked.thread_id
          and later.number > asked.number and later.written_by = 'staff'
        order by later.number limit 1
      ) answer
      where asked.property_id = ${propertyId} and asked.written_by = 'guest'
        and ${isWithin(sql`asked.at`, days)} and earlier.written_by is distinct from 'guest'
    )
    select day, ${WHOLE}, ${times('requests', 'requestSeconds')} as counts from requests group by day
    union all
    select day, ${WHOLE}, ${times('messages', 'messageSeconds')} from answered group by day`,
  )
}
