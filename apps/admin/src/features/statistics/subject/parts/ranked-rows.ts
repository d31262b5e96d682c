import { type Counts, measureValue } from '@innkeeper/domain/statistics/counts.ts'
import {
  type Factors,
  type Measure,
  STATISTICS,
  type Subject,
} from '@innkeeper/domain/statistics/subjects.ts'
import { type RankedRow, sharesOf } from '../../../../components/figures/ranking-box.tsx'
import { valueWords, type Writing } from '../../measures/value-words.ts'

export type CountedRow = { key: string; name: string; counts: Counts; before: Counts }
type Ranked = {
  subject: Subject
  names: readonly string[]
  factors: Factors
  writing: Writing
}

/** Rows with their numbers in words, and last what the first of them was in the other days. */
export function rankedRows(
  rows: readonly CountedRow[],
  { subject, names, factors, writing }: Ranked,
): RankedRow[] {
  const measures = names.flatMap((name): Measure | [] => STATISTICS[subject].measures[name] ?? [])
  const [first] = measures
  if (!first) return []
  const amountOf = (measure: Measure, counts: Counts) => measureValue(measure, counts, factors)
  // A score below nought has no length.
  const shares = sharesOf(rows.map(({ counts }) => Math.max(0, amountOf(first, counts) ?? 0)))
  return rows.map(({ key, name, counts, before }, place) => ({
    ...{ key, name, share: shares[place] ?? 0 },
    cells: [
      ...measures.map((measure) => valueWords(measure.unit, amountOf(measure, counts), writing)),
      valueWords(first.unit, amountOf(first, before), writing),
    ],
  }))
}
