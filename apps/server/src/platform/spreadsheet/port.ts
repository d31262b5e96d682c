/*
 * Spreadsheets as files: rows are asked for one after another while the file is already on its way, so that a year of a
 * large house needs no more memory than a day of a small one.
 */

/** `date` is a day as `2026-11-19`, `money` is minor units of the column's currency. */
export type ColumnKind = 'text' | 'number' | 'date' | 'money'

export type SheetColumn = {
  title: string
  /** In characters of the usual font. */
  width: number
  kind: ColumnKind
  /** Places behind the decimal sign, of numbers and money; none when left out. */
  decimals?: number
}

/** Null is an empty cell. A text stays a text, whatever it looks like. */
export type SheetCell = string | number | null
export type SheetRow = readonly SheetCell[]

export type Sheet = {
  name: string
  columns: readonly SheetColumn[]
  rows: AsyncIterable<SheetRow> | Iterable<SheetRow>
}

/** Writes a workbook; its chunks are made only as fast as they are taken. */
export type WriteSpreadsheet = (sheets: readonly Sheet[]) => AsyncIterable<Uint8Array>

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
