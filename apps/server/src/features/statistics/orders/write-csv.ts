import { formulaSafe } from '@innkeeper/domain/units/formula-safe.ts'
import { clockFields } from '@innkeeper/i18n/format.ts'
import { minorUnitDigits } from '@innkeeper/i18n/format-numbers.ts'
import papaparse from 'papaparse'
import type { ExportedLine } from './line-repository.ts'

const COLUMNS = [
  'order',
  'date',
  'time',
  'status',
  'type',
  'source',
  'payment',
  'delivery',
  'decline reason',
  'product',
  'details',
  'quantity',
  'unit price',
  'total',
  'VAT %',
  'currency',
]

/** Semicolons, and the mark that tells Excel it is UTF-8, as in the other exports. */
const written = (rows: string[][]) =>
  `${papaparse.unparse(
    rows.map((row) => row.map(formulaSafe)),
    { delimiter: ';' },
  )}\r\n`

export const csvHead = () => `\uFEFF${written([COLUMNS])}`

export function csvLines(lines: readonly ExportedLine[], timeZone: string): string {
  return written(lines.map((line) => cellsOf(line, timeZone)))
}

function cellsOf(line: ExportedLine, timeZone: string): string[] {
  const { year, month, day, hour, minute } = clockFields(line.placed_at, timeZone)
  const digits = minorUnitDigits(line.currency)
  const money = (minorUnits: number) => (minorUnits / 10 ** digits).toFixed(digits)
  return [
    String(line.number),
    `${year}-${month}-${day}`,
    `${hour}:${minute}`,
    line.status,
    line.type,
    line.source,
    line.service,
    line.delivery_method ?? '',
    line.reason ?? '',
    line.fee ?? line.product,
    line.details.join(', '),
    String(line.quantity),
    money(line.unit_price),
    money(line.total),
    String(line.vat_rate / 100),
    line.currency,
  ]
}
