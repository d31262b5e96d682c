import { type SQL, sql } from 'drizzle-orm'
import type { Rows, Tx } from '../../../platform/db/port.ts'
import type { HouseClock } from '../list/asked-list.ts'
import { standingSql } from '../list/segment-sql.ts'

export type TodayCounts = {
  arrivals: number
  arrived: number
  departures: number
  departed: number
  inHouse: number
}

/** The day's numbers: who comes, who leaves and who is here, each from an index of its own. */
export async function countToday(tx: Tx, propertyId: string, clock: HouseClock): Promise<TodayCounts> {
  const of = (where: SQL, standings: SQL) =>
    sql`(select count(*)::int from bookings b where b.property_id = ${propertyId} and ${where} and (${standings}))`
  const [expected, here, out] = (['precheckin', 'checkin', 'checkout'] as const).map((one) =>
    standingSql(one, clock),
  )
  const arrives = sql`b.arrival = ${clock.today}::date`
  const leaves = sql`b.departure = ${clock.today}::date`
  const { rows }: Rows<TodayCounts> = await tx.execute(sql`select
    ${of(arrives, sql`${expected} or ${here} or ${out}`)} as arrivals,
    ${of(arrives, sql`${here} or ${out}`)} as arrived,
    ${of(leaves, sql`${here} or ${out}`)} as departures,
    ${of(leaves, sql`${out}`)} as departed,
    ${of(sql`b.state = 'checkin' and b.departure >= ${clock.today}::date`, sql`${here}`)} as "inHouse"`)
  return rows[0] ?? { arrivals: 0, arrived: 0, departures: 0, departed: 0, inHouse: 0 }
}
