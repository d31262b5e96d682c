import { CSV_MARK, type CsvForm, csvNumber } from '@innkeeper/domain/properties/spreadsheet.ts'
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

type Written = { timeZone: string; form: CsvForm }

const written = (rows: string[][], { delimiter }: CsvForm) =>
  `${papaparse.unparse(
    rows.map((row) => row.map(formulaSafe)),
    { delimiter },
  )}\r\n`

export const csvHead = ({ form }: Written) => `${CSV_MARK}${written([COLUMNS], form)}`

export function csvLines(lines: readonly ExportedLine[], as: Written): string {
  return written(
    lines.map((line) => cellsOf(line, as)),
    as.form,
  )
}

function cellsOf(line: ExportedLine, { timeZone, form }: Written): string[] {
  const { year, month, day, hour, minute } = clockFields(line.placed_at, timeZone)
  const digits = minorUnitDigits(line.currency)
  const money = (minorUnits: number) => csvNumber(minorUnits / 10 ** digits, digits, form)
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
    String(line.vat_rate / 100).replace('.', form.decimal),
    line.currency,
  ]
}
