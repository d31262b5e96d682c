import { type Counts, hasMoney } from '@innkeeper/domain/statistics/counts.ts'
import { SETTLED_AFTER_DAYS, SUBJECTS, type Subject } from '@innkeeper/domain/statistics/subjects.ts'
import { addDays, localTimeAt } from '@innkeeper/domain/time.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database, Tx } from '../../../platform/db/port.ts'
import { automationSteps } from '../../automations/tables.ts'
import { cleaningChoices, cleaningMarks } from '../../cleaning/tables.ts'
import { voucherRedemptions } from '../../guestbook/tables.ts'
import { bookings } from '../../guests/tables.ts'
import { messages, threadEntries } from '../../messaging/tables.ts'
import { orders } from '../../orders/tables.ts'
import { surveyCounts } from '../../survey/tables.ts'
import { dealTotals } from '../../upselling/tables.ts'
import { type CountedHouse, countLive } from '../subjects/read-days.ts'
import { statisticsDays, trackingTotals } from '../tables.ts'

/** Days of one subject that one transaction counts: after an upgrade there are years of them. */
const DAYS_AT_ONCE = 60
/** Further back nobody compares; a booking of long ago is a mistake and no beginning. */
const YEARS_BACK = 10

/**
 * Counts the days of a property that are old enough for the last time and stores them, batch by batch, so that a run
 * that is cut short goes on where it stopped. Whoever comes second, on another node or another night, changes nothing.
 */
export async function settleDays(
  { db, clock }: { db: Database; clock: Clock },
  house: CountedHouse,
  signal?: AbortSignal,
): Promise<number> {
  const today = localTimeAt(clock.now().getTime(), house.timeZone).date
  const last = addDays(today, -SETTLED_AFTER_DAYS - 1)
  let settled = 0
  for (const subject of SUBJECTS) {
    for (let isMore = true; isMore && !signal?.aborted; ) {
      const days = await db.tenant(house.propertyId, async (tx) => {
        const open = await findOpenDays(tx, house.propertyId, subject, last)
        if (open.length > 0) await settle(tx, house, subject, open)
        return open.length
      })
      settled += days
      isMore = days > 0
    }
  }
  return settled
}

/** The oldest days that nobody counted for good; none before the property had anything to count. */
async function findOpenDays(tx: Tx, propertyId: string, subject: Subject, last: string): Promise<string[]> {
  const { rows } = await tx.execute<{ day: string }>(sql`
    select open.day::date::text as day
    from (
      select least(${sql.join(firstDays(propertyId), sql`, `)}) as day
    ) first
    cross join lateral generate_series(
      greatest(first.day, ${last}::date - make_interval(years => ${YEARS_BACK}))::timestamp,
      ${last}::timestamp, interval '1 day'
    ) as open(day)
    where first.day is not null and not exists (
      select 1 from ${statisticsDays} stored
      where stored.property_id = ${propertyId} and stored.subject = ${subject}
        and stored.day = open.day::date and stored.is_settled
    )
    order by open.day
    limit ${DAYS_AT_ONCE}`)
  const [begin] = rows
  // One count goes from the first to the last: what lies behind a gap comes with the next.
  return begin ? rows.map(({ day }) => day).filter((day) => day < addDays(begin.day, DAYS_AT_ONCE)) : []
}

/** The first of everything that is counted, each found by an index. */
function firstDays(propertyId: string): SQL[] {
  const first = (table: PgTable, day: string, only = 'true') =>
    sql`(select min(${sql.raw(day)})::date from ${table} where property_id = ${propertyId} and ${sql.raw(only)})`
  // Whatever day a moment has where the database is, at the property it is at most one before.
  const firstMoment = (...of: Parameters<typeof first>) => sql`${first(...of)} - 1`
  return [
    first(bookings, 'arrival'),
    firstMoment(orders, 'placed_at'),
    firstMoment(messages, 'created_at'),
    firstMoment(threadEntries, 'at', "written_by = 'guest'"),
    firstMoment(automationSteps, 'done_at', "state <> 'planned'"),
    firstMoment(voucherRedemptions, 'redeemed_at'),
    first(cleaningChoices, 'day'),
    first(cleaningMarks, 'day'),
    first(dealTotals, 'day'),
    first(surveyCounts, 'day', "unit_category_id = '' and language = '' and target_group_id = ''"),
    first(trackingTotals, 'day'),
    first(statisticsDays, 'day'),
  ]
}

/** What grew as it came stays beside what is counted now; a day that is settled already stays as it is. */
async function settle(tx: Tx, house: CountedHouse, subject: Subject, days: readonly string[]): Promise<void> {
  const counted = await countLive(tx, house, { subject, dates: days, isTakenApart: true })
  const rows = days.map((day): { day: string; counts: Counts } => ({ day, counts: counted.get(day) ?? {} }))
  await tx.execute(sql`
    insert into ${statisticsDays} as stored (property_id, subject, day, counts, is_settled, currency)
    select ${house.propertyId}, ${subject}, day, counts, true, ${hasMoney(subject) ? house.currency : null}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as days(day date, counts jsonb)
    order by day
    on conflict (property_id, subject, day) do update
    set counts = add_counts(stored.counts, excluded.counts), is_settled = true, currency = excluded.currency
    where not stored.is_settled`)
}
