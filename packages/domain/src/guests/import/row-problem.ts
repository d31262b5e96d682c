import type { ColumnMeaning } from './fields.ts'

/** Why a row is refused. */
export const ROW_PROBLEMS = [
  'required',
  'invalid',
  'unknown',
  'before-arrival',
  'too-long',
  'passed',
  'too-much-text',
  'too-many-cells',
  'same-number',
] as const
export type RowProblemKind = (typeof ROW_PROBLEMS)[number]

export type RowProblem = {
  /** Which column it stands in, counted from 0; null where the file has none for it. */
  column: number | null
  field: ColumnMeaning
  problem: RowProblemKind
  /** The line that has the same number. */
  line?: number | undefined
}
