import { type Counts, partKey } from '@innkeeper/domain/statistics/counts.ts'
import { addDays } from '@innkeeper/domain/time.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/db/port.ts'

/** Days of one property to be counted; their limits come from the domain, whatever time zones the database knows. */
export type CountedDays = {
  propertyId: string
  from: string
  to: string
  /** The first instant of each day, and of the day after the last. */
  dayStarts: readonly number[]
  timeZone: string
  checkInTime: string
  currency: string
  /** Whether parts are asked for as well. */
  isTakenApart: boolean
}

/** Counts one subject from the tables of its feature: for each day on which something was, what was. */
export type Counter = (tx: Tx, days: CountedDays) => Promise<ReadonlyMap<string, Counts>>

type Group = {
  /** Counts from one. */
  day: number
  /** Of a part: its name and that of the row; null for everything. */
  part: string | null
  row: string | null
  counts: Record<string, number>
}

/**
 * Runs a statement that answers `day`, `part`, `row` and `counts`, with a number for each key. It comes as one value:
 * thousands of small rows take a driver longer than they take the database.
 */
export async function countBy(
  tx: Tx,
  { from, isTakenApart }: CountedDays,
  groups: SQL,
): Promise<Map<string, Counts>> {
  const { rows } = await tx.execute<{ groups: Group[] }>(sql`
    select coalesce(json_agg(groups), '[]') as groups from (${groups}) groups
    where ${isTakenApart ? sql`true` : sql`part is null`}`)
  const days = new Map<string, Record<string, number>>()
  for (const { day, part, row, counts } of rows[0]?.groups ?? []) {
    const date = addDays(from, day - 1)
    const ofDay = days.get(date) ?? {}
    for (const [key, count] of Object.entries(counts)) {
      if (count !== 0) ofDay[part === null ? key : partKey(key, part, row ?? '')] = count
    }
    days.set(date, ofDay)
  }
  return days
}

/** What nothing is taken apart by. */
export const WHOLE = sql`null::text as part, null::text as row`

/** Whether a moment lies in the days. */
export function isWithin(moment: SQL, { dayStarts }: CountedDays): SQL {
  return sql`${moment} >= ${instant(dayStarts[0] ?? 0)} and ${moment} < ${instant(dayStarts.at(-1) ?? 0)}`
}

/** Which of the days a moment lies in, counted from one. */
export function dayOfMoment(moment: SQL, { dayStarts }: CountedDays): SQL {
  return sql`width_bucket(${moment}, ${instants(dayStarts)})`
}

/** Whether a date is one of the days. */
export function isOneOf(date: SQL, { from, to }: CountedDays): SQL {
  return sql`${date} between ${from}::date and ${to}::date`
}

/** Which of the days a date is, counted from one. */
export function dayOfDate(date: SQL, { from }: CountedDays): SQL {
  return sql`(${date} - ${from}::date + 1)`
}

export const instant = (ms: number): SQL => sql`${new Date(ms).toISOString()}::timestamptz`

export const instants = (all: readonly number[]): SQL =>
  sql`${`{${all.map((ms) => `"${new Date(ms).toISOString()}"`).join(',')}}`}::timestamptz[]`
