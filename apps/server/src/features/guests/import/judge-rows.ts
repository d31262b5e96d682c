import { compareRow, problemsOfBooking } from '@innkeeper/domain/guests/import/compare-row.ts'
import { readRow } from '@innkeeper/domain/guests/import/read-row.ts'
import type { RowProblem } from '@innkeeper/domain/guests/import/row-problem.ts'
import type { OutsideChange, OutsideFields } from '@innkeeper/domain/guests/outside-change.ts'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { currentOf } from '../save-outside-booking.ts'
import { bookings } from '../tables.ts'
import type { StoredBooking } from '../write-booking.ts'
import type { NamedHouse } from './row-house.ts'
import type { StoredImport, StoredRow } from './tables.ts'

/** A row beside the booking it is about. */
export type JudgedRow = {
  row: number
  line: number
  /** Empty where the file has none and none is made. */
  bookingNumber: string
  /** What would be stored of a field that holds several values is whole. */
  said: Partial<OutsideFields>
  /** As the file itself says it. */
  ownSaid: Partial<OutsideFields>
  found: StoredBooking | null
  change: OutsideChange
  problems: RowProblem[]
}

export type Judging = {
  tx: Tx
  staged: StoredImport
  house: NamedHouse
  makeNumber(said: Partial<OutsideFields>): string
}

type Row = Pick<StoredRow, 'row' | 'line' | 'cells'>
const NOTHING: OutsideChange = { taken: [], byHand: [] }
const NOBODY = { firstName: '', email: null, phone: null, arrival: '', departure: '' }

/** Reads rows and compares each with the booking that has its number, which `lock` holds until the end. */
export async function judgeRows(
  { tx, staged, house, makeNumber }: Judging,
  rows: readonly Row[],
  { lock }: { lock: boolean },
): Promise<JudgedRow[]> {
  const { propertyId, meanings, dateOrder, makesNumbers } = staged
  const read = rows.map(({ row, line, cells }) => {
    const { bookingNumber, said, problems } = readRow(cells ?? [], { meanings, dateOrder }, house)
    const number = bookingNumber === '' && makesNumbers ? makeNumber(said) : bookingNumber
    if (number === '')
      problems.push({
        column: columnOf(staged, 'bookingNumber'),
        field: 'bookingNumber',
        problem: 'required',
      })
    return { row, line, bookingNumber: number, said, problems }
  })
  const found = await findByNumber(tx, propertyId, read, lock)
  return read.map((one) => {
    const booking = found.get(one.bookingNumber) ?? null
    if (!booking) {
      const problems = [
        ...one.problems,
        ...notSaidTwice(problemsOfBooking({ ...NOBODY, ...one.said }, meanings), one),
      ]
      return { ...one, ownSaid: one.said, found: null, change: NOTHING, problems }
    }
    // Who was erased is not brought back by a file that still knows them.
    if (booking.erasedAt !== null) return { ...one, ownSaid: {}, said: {}, found: booking, change: NOTHING }
    const current = currentOf(booking)
    const { change, said } = compareRow(one.said, current, booking.outside as Partial<OutsideFields> | null)
    const problems = [
      ...one.problems,
      ...notSaidTwice(problemsOfBooking({ ...current, ...said }, meanings), one),
    ]
    return { ...one, ownSaid: one.said, said, found: booking, change, problems }
  })
}

export function columnOf({ meanings }: Pick<StoredImport, 'meanings'>, field: string): number | null {
  const column = meanings.findIndex((meaning) => meaning === field)
  return column === -1 ? null : column
}

/** A cell that cannot be read is missing as well; it is told once. */
function notSaidTwice(
  problems: readonly RowProblem[],
  row: { problems: readonly RowProblem[] },
): RowProblem[] {
  const told = new Set(row.problems.map(({ column }) => column))
  return problems.filter(({ column }) => column === null || !told.has(column))
}

async function findByNumber(
  tx: Tx,
  propertyId: string,
  rows: readonly { bookingNumber: string }[],
  lock: boolean,
): Promise<Map<string, StoredBooking>> {
  const numbers = [...new Set(rows.map(({ bookingNumber }) => bookingNumber))].filter(
    (number) => number !== '',
  )
  if (numbers.length === 0) return new Map()
  const question = tx
    .select()
    .from(bookings)
    .where(and(eq(bookings.propertyId, propertyId), inArray(bookings.bookingNumber, numbers)))
    .orderBy(asc(bookings.id))
  const all = await (lock ? question.for('update') : question)
  const found = new Map<string, StoredBooking>()
  for (const booking of all) {
    const other = found.get(booking.bookingNumber)
    if (!other || booking.createdAt < other.createdAt) found.set(booking.bookingNumber, booking)
  }
  return found
}
