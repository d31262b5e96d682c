import { singleLine } from '../../single-line.ts'
import type { OutsideFields } from '../outside-change.ts'
import { readClock, readLanguage, readMoment, readPeople, readStatus, readYesNo } from './cell-words.ts'
import { type DateOrder, readDay } from './dates.ts'
import { type ColumnMeaning, customIdOf, type ImportField } from './fields.ts'
import { splitName } from './guest-name.ts'
import type { RowProblem } from './row-problem.ts'

/** How the rows of a file are read. */
export type RowPlan = { meanings: readonly ColumnMeaning[]; dateOrder: DateOrder }
/** What of the property a row can name. */
export type RowHouse = {
  unitIdOf(code: string): string | null
  unitCategoryIdOf(name: string): string | null
}
export type RowRead = { bookingNumber: string; said: Partial<OutsideFields>; problems: RowProblem[] }

const MAX_LENGTH: Partial<Record<ImportField, number>> = {
  bookingNumber: 60,
  firstName: 100,
  lastName: 100,
  fullName: 200,
  email: 200,
  phone: 40,
  rateCode: 40,
  unitkey: 2000,
  qrcodeurl: 2000,
}
const CUSTOM_MAX_LENGTH = 500

/** A spreadsheet guards a text that looks like a formula with an apostrophe; it is no part of the text. */
const GUARDED = /^'(?=[=+\-@＝＋－＠])/

/** A cell as text: one line, however it looks. Nothing in it is ever run or followed. */
export function cellText(cell: string | undefined): string {
  return singleLine(cell ?? '').replace(GUARDED, '')
}

type Read = { said: Partial<OutsideFields> } | { problem: 'invalid' | 'unknown' }
const asRead = <F extends keyof OutsideFields>(
  field: F,
  value: OutsideFields[F] | null,
  problem: 'invalid' | 'unknown' = 'invalid',
): Read => (value === null ? { problem } : { said: { [field]: value } })

/** How each kind of column is read; an empty cell says nothing and never comes here. */
const READERS: Readonly<
  Record<Exclude<ImportField, 'bookingNumber'>, (text: string, plan: RowPlan, house: RowHouse) => Read>
> = {
  firstName: (text) => asRead('firstName', text),
  lastName: (text) => asRead('lastName', text),
  fullName: (text) => ({ said: splitName(text) }),
  email: (text) => asRead('email', text.replace(/^mailto:/i, '')),
  phone: (text) => asRead('phone', text),
  language: (text) => asRead('language', readLanguage(text), 'unknown'),
  arrival: (text, { dateOrder }) => asRead('arrival', readDay(text, dateOrder)),
  departure: (text, { dateOrder }) => asRead('departure', readDay(text, dateOrder)),
  unit: (text, _, house) => asRead('unitId', house.unitIdOf(text), 'unknown'),
  unitCategory: (text, _, house) => asRead('unitCategoryId', house.unitCategoryIdOf(text), 'unknown'),
  rateCode: (text) => asRead('rateCode', text),
  adults: (text) => asRead('adults', readPeople(text)),
  children: (text) => asRead('children', readPeople(text)),
  expectedArrival: (text) => asRead('expectedArrival', readClock(text)),
  checkInTime: (text) => asRead('checkInTime', readClock(text)),
  checkOutTime: (text) => asRead('checkOutTime', readClock(text)),
  status: (text) => asRead('status', readStatus(text), 'unknown'),
  returningGuest: (text) => asRead('returningGuestSaid', readYesNo(text)),
  unitkey: (text) => ({ said: { attributes: { unitkey: text } } }),
  qrcodeurl: (text) => ({ said: { attributes: { qrcodeurl: text } } }),
  lastUpdate: (text, { dateOrder }) => {
    const lastUpdate = readMoment(text, (value) => readDay(value, dateOrder))
    return lastUpdate === null ? { problem: 'invalid' } : { said: { attributes: { lastUpdate } } }
  },
}

/** What one row says of a booking, and which of its cells cannot be read. An empty cell says nothing. */
export function readRow(cells: readonly string[], plan: RowPlan, house: RowHouse): RowRead {
  const row: RowRead = { bookingNumber: '', said: {}, problems: [] }
  if (
    cells.length > plan.meanings.length &&
    cells.slice(plan.meanings.length).some((cell) => cell.trim() !== '')
  )
    row.problems.push({ column: null, field: null, problem: 'too-many-cells' })
  plan.meanings.forEach((meaning, column) => {
    const text = meaning === null ? '' : cellText(cells[column])
    if (meaning === null || text === '') return
    const custom = customIdOf(meaning)
    const field = custom === null ? (meaning as ImportField) : null
    const limit = field ? MAX_LENGTH[field] : CUSTOM_MAX_LENGTH
    if (limit !== undefined && text.length > limit) {
      row.problems.push({ column, field: meaning, problem: 'too-much-text' })
    } else if (custom !== null) {
      row.said.guestCustom = { ...row.said.guestCustom, [custom]: text }
    } else if (field === 'bookingNumber') row.bookingNumber = text
    else if (field) take(row, READERS[field](text, plan, house), { column, field: meaning })
  })
  return row
}

function take(row: RowRead, read: Read, at: Pick<RowProblem, 'column' | 'field'>): void {
  if ('problem' in read) {
    row.problems.push({ ...at, problem: read.problem })
    return
  }
  const { attributes, ...said } = read.said
  Object.assign(row.said, said)
  if (attributes) row.said.attributes = { ...row.said.attributes, ...attributes }
}
