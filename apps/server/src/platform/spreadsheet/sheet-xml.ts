import { isDay } from '@innkeeper/domain/calendar-range.ts'
import { dayOfIsoDate } from '@innkeeper/domain/time.ts'
import type { SheetCell, SheetColumn, SheetRow } from './port.ts'
import { HEAD_STYLE } from './styles.ts'
import { cellText } from './xml-text.ts'

/** The day 0 of spreadsheets is 30 December 1899, days of ours begin in 1970. */
const DAYS_BEFORE_1970 = 25_569

const SHEET_BEGINS =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">'

/** What stands before the rows: the head stays in view, and the columns have their widths. */
export function sheetHead(columns: readonly SheetColumn[]): string {
  const widths = columns.map(
    ({ width }, place) => `<col min="${place + 1}" max="${place + 1}" width="${width}" customWidth="1"/>`,
  )
  return [
    SHEET_BEGINS,
    '<sheetViews><sheetView workbookViewId="0">',
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>',
    '</sheetView></sheetViews>',
    `<cols>${widths.join('')}</cols><sheetData>`,
    `<row r="1">${columns.map(({ title }, place) => textCell(title, `${letters(place)}1`, HEAD_STYLE)).join('')}</row>`,
  ].join('')
}

/** What stands after them: a filter over all that was written. */
export function sheetEnd(columns: readonly SheetColumn[], rowCount: number): string {
  return `</sheetData><autoFilter ref="A1:${letters(columns.length - 1)}${rowCount}"/></worksheet>`
}

export type StyledColumn = SheetColumn & { letters: string; style: number }

export function rowXml(row: SheetRow, number: number, columns: readonly StyledColumn[]): string {
  let cells = ''
  for (const [place, column] of columns.entries())
    cells += cellXml(row[place] ?? null, `${column.letters}${number}`, column)
  return `<row r="${number}">${cells}</row>`
}

function cellXml(cell: SheetCell, address: string, column: StyledColumn): string {
  const number = numberOf(cell, column)
  if (number !== null) return `<c r="${address}" s="${column.style}"><v>${number}</v></c>`
  return typeof cell === 'string' && cell !== '' ? textCell(cell, address, 0) : ''
}

/** Null where it is no number: whoever wrote words into a column of numbers finds them as words. */
function numberOf(cell: SheetCell, { kind, decimals = 0 }: SheetColumn): string | null {
  if (kind === 'date' && typeof cell === 'string' && isDay(cell))
    return String(dayOfIsoDate(cell) + DAYS_BEFORE_1970)
  if (kind === 'text' || typeof cell !== 'number' || !Number.isFinite(cell)) return null
  return kind === 'money' ? (cell / 10 ** decimals).toFixed(decimals) : String(cell)
}

function textCell(text: string, address: string, style: number): string {
  const look = style > 0 ? ` s="${style}"` : ''
  return `<c r="${address}"${look} t="inlineStr"><is><t xml:space="preserve">${cellText(text)}</t></is></c>`
}

/** What a column is called: A, B, … Z, AA. */
export function letters(place: number): string {
  const before = Math.floor(place / 26)
  return (before > 0 ? letters(before - 1) : '') + String.fromCharCode(65 + (place % 26))
}
