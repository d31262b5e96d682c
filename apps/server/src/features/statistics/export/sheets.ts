import type { Sheet, SheetCell } from '../../../platform/spreadsheet/port.ts'
import type { ExportCell, ExportTable } from './tables.ts'

const WIDTHS = { text: 32, date: 12, number: 16 } as const

/** A sheet for each table. */
export function sheetsOf(tables: readonly ExportTable[]): Sheet[] {
  return tables.map(({ name, columns, rows }) => ({
    name,
    columns: columns.map(({ title, kind, decimals }) => ({ title, kind, decimals, width: WIDTHS[kind] })),
    rows: rows.map((row) => row.map(cellOf)),
  }))
}

const cellOf = (cell: ExportCell): SheetCell =>
  cell === null || typeof cell === 'string' ? cell : cell.value
