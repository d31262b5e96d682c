import { type Counts, moneyKeys } from '@innkeeper/domain/statistics/counts.ts'
import type { Period } from '@innkeeper/domain/statistics/period.ts'
import type { Subject } from '@innkeeper/domain/statistics/subjects.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { statisticsDays } from '../tables.ts'

type Wanted = {
  propertyId: string
  currency: string
  subjects: readonly Subject[]
  periods: readonly Period[]
}

type ByDay = Readonly<Record<string, Counts>>
/** What lies stored of a subject, by day: what is counted for good, and what still grows. */
export type StoredDays = { settled: ByDay | null; growing: ByDay | null }

/** One statement for all subjects and both periods; each day comes without the counts of parts. */
export async function findStoredDays(tx: Tx, wanted: Wanted): Promise<ReadonlyMap<Subject, StoredDays>> {
  const { currency, subjects } = wanted
  const money = sql.param(subjects.flatMap(moneyKeys))
  const { rows } = await tx.execute<{ subject: Subject } & StoredDays>(sql`
    select subject, json_object_agg(day, counts) filter (where is_settled) as settled,
      json_object_agg(day, counts) filter (where not is_settled) as growing
    from (
      select subject, day, is_settled,
        case when currency is null or currency = ${currency} then whole else whole - ${money}::text[] end as counts
      from ${statisticsDays} where ${areWanted(wanted)}
    ) days
    group by subject`)
  return new Map(rows.map((row) => [row.subject, row]))
}

/** The counts of parts of one subject, added up over each period, of the days that lie stored. */
export async function sumStoredParts(tx: Tx, wanted: Wanted): Promise<Counts[]> {
  const { currency, subjects, periods } = wanted
  const money = sql.param(subjects.flatMap(moneyKeys))
  const sums = periods.map(
    ({ from, to }) =>
      sql`coalesce(sum(value::numeric) filter (where day between ${from}::date and ${to}::date), 0)::float8`,
  )
  const { rows } = await tx.execute<{ key: string; sums: number[] }>(sql`
    select key, array[${sql.join(sums, sql`, `)}] as sums
    from ${statisticsDays}, jsonb_each_text(counts)
    where ${areWanted(wanted)} and position('|' in key) > 0
      and (currency is null or currency = ${currency} or split_part(key, '|', 1) <> all(${money}::text[]))
    group by key`)
  return periods.map((_, place) =>
    Object.fromEntries(rows.map(({ key, sums }) => [key, sums[place] ?? 0]).filter(([, sum]) => sum !== 0)),
  )
}

function areWanted({ propertyId, subjects, periods }: Wanted): SQL {
  const inPeriods = periods.map(({ from, to }) => sql`day between ${from}::date and ${to}::date`)
  return sql`property_id = ${propertyId} and subject = any(${sql.param([...subjects])}::text[])
    and (${sql.join(inPeriods, sql` or `)})`
}
