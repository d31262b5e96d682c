import { customIdOf, type ImportField, isImportField } from '@innkeeper/domain/guests/import/fields.ts'
import type { RowProblem, RowProblemKind } from '@innkeeper/domain/guests/import/row-problem.ts'

type Cell = { name: string; value: string; line: number | undefined }
const quoted = (value: string) => (value === '' ? '' : `: “${value}”`)

/** As a spreadsheet shows it; the staff app has its own words. */
const WORDS: Readonly<Record<RowProblemKind, (cell: Cell) => string>> = {
  required: ({ name }) => `${name} is missing.`,
  invalid: ({ name, value }) => `${name} cannot be read${quoted(value)}.`,
  unknown: ({ name, value }) => `${name} is not known here${quoted(value)}.`,
  'before-arrival': ({ name }) => `${name} is before the arrival.`,
  'too-long': ({ name }) => `${name} is more than a year after the arrival.`,
  passed: ({ name }) => `${name} has passed.`,
  'too-much-text': ({ name }) => `${name} has too much text.`,
  'too-many-cells': () => 'The row has more cells than there are columns.',
  'same-number': ({ line }) => `Line ${line} has the same booking number.`,
}

/** What a file has no column for, in words. */
const FIELD_WORDS: Readonly<Record<ImportField, string>> = {
  bookingNumber: 'The booking number',
  firstName: 'The first name',
  lastName: 'The last name',
  fullName: 'The name',
  email: 'The e-mail address',
  phone: 'The phone number',
  language: 'The language',
  arrival: 'The arrival',
  departure: 'The departure',
  unit: 'The room',
  unitCategory: 'The room category',
  rateCode: 'The rate code',
  adults: 'The number of adults',
  children: 'The number of children',
  expectedArrival: 'The expected arrival time',
  checkInTime: 'The own check-in time',
  checkOutTime: 'The own check-out time',
  status: 'The status',
  returningGuest: 'Whether the guest returns',
  unitkey: 'The room key',
  qrcodeurl: 'The address of the QR code',
  lastUpdate: 'The last update',
}

type Told = Omit<RowProblem, 'field'> & { field: string | null }
type Row = { names: readonly string[]; cells: readonly string[] | null }

export function problemWords({ column, field, problem, line }: Told, { names, cells }: Row): string {
  const name = (column === null ? '' : names[column]) || fieldWords(field)
  const value = (column === null ? '' : cells?.[column]) ?? ''
  return WORDS[problem]({ name, value, line })
}

function fieldWords(field: string | null): string {
  if (field === null) return 'A cell'
  if (isImportField(field)) return FIELD_WORDS[field]
  return customIdOf(field as `custom:${string}`) === null ? 'A cell' : 'A guest field'
}
