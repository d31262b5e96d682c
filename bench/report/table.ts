import type { Row } from './row.ts'

const COLUMNS: readonly { title: string; of: (row: Row) => string; isNumber: boolean }[] = [
  { title: 'what', of: (row) => row.what, isNumber: false },
  { title: 'figure', of: (row) => row.figure, isNumber: true },
  { title: 'baseline', of: (row) => row.baseline, isNumber: true },
  { title: 'ratio', of: (row) => row.ratio, isNumber: true },
  { title: 'aim', of: (row) => row.aim, isNumber: true },
  { title: '', of: (row) => row.verdict, isNumber: false },
]

/** The rows as a text table, numbers to the right; columns that say nothing are left out. */
export function tableOf(title: string, rows: readonly Row[]): string {
  const columns = COLUMNS.filter(({ of }) => rows.some((row) => of(row) !== ''))
  const widths = columns.map((column) =>
    Math.max(column.title.length, ...rows.map((row) => column.of(row).length)),
  )
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, at) =>
        columns[at]?.isNumber ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0),
      )
      .join('  ')
      .trimEnd()
  return [
    '',
    title,
    line(columns.map((column) => column.title)),
    widths.map((width) => '-'.repeat(width)).join('  '),
    ...rows.map((row) => line(columns.map((column) => column.of(row)))),
  ].join('\n')
}
