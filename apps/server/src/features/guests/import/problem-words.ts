import type { RowProblem, RowProblemKind } from '@innkeeper/domain/guests/import/row-problem.ts'

/** As a spreadsheet shows it; the staff app has its own words. */
const WORDS: Readonly<Record<RowProblemKind, (name: string, line: number | undefined) => string>> = {
  required: (name) => `${name} is missing.`,
  invalid: (name) => `${name} cannot be read.`,
  unknown: (name) => `${name} is not known here.`,
  'before-arrival': (name) => `${name} is before the arrival.`,
  'too-long': (name) => `${name} is more than a year after the arrival.`,
  passed: (name) => `${name} has passed.`,
  'too-much-text': (name) => `${name} has too much text.`,
  'too-many-cells': () => 'The row has more cells than there are columns.',
  'same-number': (_, line) => `Line ${line} has the same booking number.`,
}

type Told = Omit<RowProblem, 'field'> & { field: string | null }

export function problemWords({ column, field, problem, line }: Told, names: readonly string[]): string {
  const name = (column === null ? null : names[column]) || (field ?? '')
  return WORDS[problem](name, line)
}
