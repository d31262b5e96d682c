import { CSV_MARK } from '@innkeeper/domain/properties/spreadsheet.ts'
import papaparse from 'papaparse'
import type { CountedGuests, RegisterReport, ReportedPerson } from './port.ts'

type Columns<T> = readonly (readonly [string, keyof T])[]

const OF_PEOPLE: Columns<ReportedPerson> = [
  ['arrival', 'arrival'],
  ['departure', 'departure'],
  ['last name', 'lastName'],
  ['first name', 'firstName'],
  ['date of birth', 'birthDate'],
  ['nationality', 'nationality'],
  ['country of residence', 'residenceCountry'],
  ['address', 'address'],
  ['arrived from', 'arrivedFrom'],
  ['document', 'documentType'],
  ['document number', 'documentNumber'],
  ['issuing country', 'documentIssuer'],
  ['note', 'note'],
]

const OF_COUNTS: Columns<CountedGuests> = [
  ['arrival', 'arrival'],
  ['departure', 'departure'],
  ['nationality', 'nationality'],
  ['country of residence', 'residenceCountry'],
  ['arrived from', 'arrivedFrom'],
  ['people', 'people'],
]

/**
 * A text file in UTF-8 with semicolons: a heading, then a line for each person or count. It is read by authorities and
 * not by a spreadsheet, so no letter is put before a value.
 */
export const plainFile: RegisterReport = {
  fileEnding: 'csv',
  contentType: 'text/csv; charset=utf-8',
  writePeople: (people) => written(OF_PEOPLE, people),
  writeCounts: (guests) => written(OF_COUNTS, guests),
}

function written<T>(columns: Columns<T>, lines: readonly T[]): string {
  const rows = [columns.map(([head]) => head), ...lines.map((line) => columns.map(([, name]) => line[name]))]
  return `${CSV_MARK}${papaparse.unparse(rows, { delimiter: ';' })}\r\n`
}
