import { dayStart } from '@innkeeper/domain/statistics/period.ts'
import { addDays, instantOfLocal } from '@innkeeper/domain/time.ts'
import { sql } from 'drizzle-orm'
import { bookings } from '../../../guests/tables.ts'
import { type CountedDays, type Counter, countBy, dayOfDate, instants, isOneOf, WHOLE } from './counter.ts'

const arriving = (days: CountedDays) => sql`
  property_id = ${days.propertyId} and ${isOneOf(sql`arrival`, days)}
  and cancelled_at is null and no_show_at is null`

/** Stays by their day of arrival, beside the visits that were counted as they came. */
export const countArrivals: Counter = (tx, days) =>
  countBy(
    tx,
    days,
    sql`
    select ${dayOfDate(sql`arrival`, days)} as day, ${WHOLE}, json_build_object('arrivals', count(*)) as counts
    from ${bookings} where ${arriving(days)} group by arrival`,
  )

/** Stays by their day of arrival: how many registered at all, and how many before they could check in. */
export const countRegistrations: Counter = (tx, days) =>
  countBy(
    tx,
    days,
    sql`
    with stays as materialized (
      select ${dayOfDate(sql`arrival`, days)} as day, registered_at, check_in_time from ${bookings}
      where ${arriving(days)}
    )
    select day, ${WHOLE}, json_build_object(
      'arrivals', count(*),
      'registered', count(registered_at),
      'before', count(*) filter (where registered_at < coalesce(
        (${instants(noons(days))})[day] + (check_in_time::time - time '12:00'),
        (${instants(checkIns(days))})[day]))
    ) as counts
    from stays group by day`,
  )

const datesOf = ({ from, dayStarts }: CountedDays) => dayStarts.slice(1).map((_, day) => addDays(from, day))

function at(date: string, clock: string, timeZone: string): number {
  return instantOfLocal(`${date}T${clock}`, timeZone) ?? dayStart(date, timeZone)
}

const checkIns = (days: CountedDays) => datesOf(days).map((date) => at(date, days.checkInTime, days.timeZone))

/** From here a check-in time of one's own is so far ahead or back: clocks change at night. */
const noons = (days: CountedDays) => datesOf(days).map((date) => at(date, '12:00', days.timeZone))
