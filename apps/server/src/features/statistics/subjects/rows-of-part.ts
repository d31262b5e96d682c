import { type Counts, rowsOfPart } from '@innkeeper/domain/statistics/counts.ts'
import { STATISTICS, type Subject } from '@innkeeper/domain/statistics/subjects.ts'
import type { Database } from '../../../platform/db/port.ts'
import type { AskedHouse } from './houses.ts'
import { findRowNames } from './names.ts'

/** More rows would be a list and no picture. */
const ROWS_MAX = 50

type Parts = { subject: Subject; part: string; now: Counts; before: Counts }

/** The rows with most of what a part is shown by, each beside what it was in the other days. */
export async function rowsOf(
  db: Database,
  houses: readonly AskedHouse[],
  { subject, part, now, before }: Parts,
) {
  const [first = ''] = STATISTICS[subject].parts[part] ?? []
  const [rows, rowsBefore] = [rowsOfPart(now, part), rowsOfPart(before, part)]
  const names = [...new Set([...rows.keys(), ...rowsBefore.keys()])]
  const most = (of: ReadonlyMap<string, Counts>, row: string) => of.get(row)?.[first] ?? 0
  const chosen = names
    .sort(
      (one, other) =>
        most(rows, other) - most(rows, one) ||
        most(rowsBefore, other) - most(rowsBefore, one) ||
        (one < other ? -1 : 1),
    )
    .slice(0, ROWS_MAX)
  const nameOf = await findRowNames(db, houses, part, chosen)
  return chosen.map((row) => ({
    ...{ row, name: nameOf(row), counts: rows.get(row) ?? {} },
    before: rowsBefore.get(row) ?? {},
  }))
}
