import { CSV_MARK, type CsvForm, csvNumber } from '@innkeeper/domain/properties/spreadsheet.ts'
import { formulaSafe } from '@innkeeper/domain/units/formula-safe.ts'
import papaparse from 'papaparse'
import type { ExportCell, ExportTable } from './tables.ts'

/**
 * All tables as one, because a CSV file has one: each line says which table it is of, and what a table does not have is
 * empty.
 */
export function writeCsv(tables: readonly ExportTable[], form: CsvForm): string {
  const titles = [...new Set(tables.flatMap(({ columns }) => columns.map(({ title }) => title)))]
  const lines = tables.flatMap(({ name, columns, rows }) =>
    rows.map((row) => {
      const cells = new Map(columns.map(({ title }, place) => [title, row[place] ?? null]))
      return [formulaSafe(name), ...titles.map((title) => written(cells.get(title) ?? null, form))]
    }),
  )
  const head = ['Table', ...titles].map(formulaSafe)
  return `${CSV_MARK}${papaparse.unparse([head, ...lines], { delimiter: form.delimiter })}\r\n`
}

function written(cell: ExportCell, form: CsvForm): string {
  if (cell === null) return ''
  // A number below zero is none that runs.
  return typeof cell === 'string' ? formulaSafe(cell) : csvNumber(cell.value, cell.decimals, form)
}
