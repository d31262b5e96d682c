import { CSV_MARK, type CsvForm } from '@innkeeper/domain/properties/spreadsheet.ts'
import { formulaSafe } from '@innkeeper/domain/units/formula-safe.ts'
import papaparse from 'papaparse'
import type { SheetColumn, SheetRow } from '../../../platform/spreadsheet/port.ts'

/** Rows are handed on so many at a time. */
const ROWS_AT_ONCE = 500

/** The rows as text, while they are read. */
export async function* writeCsv(
  columns: readonly SheetColumn[],
  rows: AsyncIterable<SheetRow>,
  { delimiter }: CsvForm,
): AsyncIterable<string> {
  const written = (lines: readonly SheetRow[]) =>
    `${papaparse.unparse(
      lines.map((line) => line.map((cell) => (typeof cell === 'string' ? formulaSafe(cell) : cell))),
      { delimiter },
    )}\r\n`
  yield `${CSV_MARK}${written([columns.map(({ title }) => title.toLowerCase())])}`
  let lines: SheetRow[] = []
  for await (const row of rows) {
    lines.push(row)
    if (lines.length < ROWS_AT_ONCE) continue
    yield written(lines)
    lines = []
  }
  if (lines.length > 0) yield written(lines)
}
