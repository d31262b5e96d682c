import type {
  DayRange,
  GuestListSort,
  GuestStanding,
  Segment,
} from '@innkeeper/domain/guests/list-segments.ts'
import { GUEST_STANDINGS } from '@innkeeper/domain/guests/list-segments.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { HouseClock } from './asked-list.ts'

/** Numbers in a code are filled up to the same length, so that 9 comes before 10; no unit comes last. */
const UNIT_ORDER = sql`coalesce(regexp_replace(regexp_replace(fold_text(u.code), '[0-9]+', '00000000\\&', 'g'), '0*([0-9]{8})(?![0-9])', '\\1', 'g'), '~') collate "C"`

const SORTED_BY: Record<GuestListSort, SQL> = {
  arrival: sql`b.arrival`,
  departure: sql`b.departure`,
  lastName: sql`b.sort_name`,
  unit: UNIT_ORDER,
}

/** What a row is ordered by, then by name; the id makes it one of a kind. */
export function keyOf(sort: GuestListSort): SQL {
  return SORTED_BY[sort]
}

export function orderOf({ sort, order }: Pick<Segment, 'sort' | 'order'>): SQL {
  const way = order === 'asc' ? sql`asc` : sql`desc`
  return sql`${SORTED_BY[sort]} ${way}, b.sort_name ${way}, b.id ${way}`
}

export type Place = { key: string; name: string; id: string }

/** Behind a place in the order of the segment. */
export function behind({ sort, order }: Pick<Segment, 'sort' | 'order'>, { key, name, id }: Place): SQL {
  const than = order === 'asc' ? sql`>` : sql`<`
  const at = sort === 'arrival' || sort === 'departure' ? sql`${key}::date` : sql`${key}::text`
  return sql`(${SORTED_BY[sort]}, b.sort_name, b.id) ${than} (${at}, ${name}::text, ${id}::text)`
}

/** Which bookings belong to the segment. */
export function withinSegment({ standings, arrival, departure }: Segment, clock: HouseClock): SQL {
  const isAll = standings.length === GUEST_STANDINGS.length
  const conditions = [
    ...rangeOf(sql`b.arrival`, arrival),
    ...rangeOf(sql`b.departure`, departure),
    ...(isAll ? [] : [sql`(${sql.join(standingsSql(standings, clock), sql` or `)})`]),
    // Of all bookings few are in the house: these have an index of their own.
    ...(standings.every((one) => one === 'checkin')
      ? [sql`b.state = 'checkin'`, sql`b.departure >= ${clock.today}::date`]
      : []),
  ]
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`
}

function rangeOf(column: SQL, { from, to }: DayRange = {}): SQL[] {
  if (from !== undefined && from === to) return [sql`${column} = ${from}::date`]
  return [
    ...(from === undefined ? [] : [sql`${column} >= ${from}::date`]),
    ...(to === undefined ? [] : [sql`${column} <= ${to}::date`]),
  ]
}

/** The same as `currentState` of domain/guests/phase.ts, with bookings that are not to be apart. */
export function standingSql(standing: GuestStanding, { today, clock, checkOutTime }: HouseClock): SQL {
  const isOver = sql`(b.departure < ${today}::date or (b.departure = ${today}::date and coalesce(b.check_out_time, ${checkOutTime}::text) <= ${clock}::text))`
  const isOn = sql`b.cancelled_at is null and b.no_show_at is null`
  switch (standing) {
    case 'precheckin':
      return sql`(${isOn} and b.state = 'precheckin' and not ${isOver})`
    case 'checkin':
      return sql`(${isOn} and b.state = 'checkin' and not ${isOver})`
    case 'checkout':
      return sql`(${isOn} and (b.state = 'checkout' or ${isOver}))`
    case 'cancelled':
      return sql`b.cancelled_at is not null`
    case 'noShow':
      return sql`(b.cancelled_at is null and b.no_show_at is not null)`
  }
}

function standingsSql(standings: readonly GuestStanding[], clock: HouseClock): SQL[] {
  return standings.map((standing) => standingSql(standing, clock))
}
