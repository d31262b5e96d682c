import { CSV_MARK, type CsvForm } from '@innkeeper/domain/properties/spreadsheet.ts'
import type { Values } from '@innkeeper/domain/registration/values.ts'
import { formulaSafe } from '@innkeeper/domain/units/formula-safe.ts'
import papaparse from 'papaparse'
import type { RegisteredPerson } from './presenter.ts'
import type { ListedSubmission } from './repository.ts'

/** A registration and one of its people, with values as whoever takes the file may see them. */
export type CsvPerson = { listed: ListedSubmission; person: RegisteredPerson; isReadable: boolean }

const of =
  (name: string) =>
  ({ person: { values } }: CsvPerson): string =>
    (values as Values)[name] ?? ''

const COLUMNS: readonly (readonly [string, (of: CsvPerson) => string])[] = [
  ['booking number', ({ listed: { row } }) => row.bookingNumber],
  ['person', ({ person: { kind } }) => kind],
  ['first name', of('firstName')],
  ['last name', of('lastName')],
  ['birth date', of('birthDate')],
  ['nationality', of('nationality')],
  ['country of residence', of('residenceCountry')],
  ['address', of('address')],
  ['document', of('documentType')],
  ['passport number', of('passportNumber')],
  ['id number', of('idNumber')],
  ['arrival', ({ listed: { row } }) => row.arrival],
  ['departure', ({ listed: { row } }) => row.departure],
  ['room', ({ listed: { unit } }) => unit ?? ''],
  ['sent', ({ listed: { row } }) => row.sentAt.toISOString()],
  ['filled in by', ({ listed: { row } }) => row.authorName ?? 'guest'],
  ['checked', ({ listed: { row } }) => (row.checkedAt === null ? 'no' : 'yes')],
  ['erased', ({ listed: { row } }) => (row.lockedAt === null ? 'no' : 'yes')],
  ['readable', ({ isReadable }) => (isReadable ? 'yes' : 'no')],
]

const written = (rows: string[][], { delimiter }: CsvForm) =>
  `${papaparse.unparse(
    rows.map((row) => row.map(formulaSafe)),
    { delimiter },
  )}\r\n`

export const csvHead = (form: CsvForm) => `${CSV_MARK}${written([COLUMNS.map(([name]) => name)], form)}`

export function csvRows(people: readonly CsvPerson[], form: CsvForm): string {
  return written(
    people.map((person) => COLUMNS.map(([, cell]) => cell(person))),
    form,
  )
}
