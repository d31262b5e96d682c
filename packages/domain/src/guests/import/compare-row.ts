import { type BookingField, bookingProblems } from '../booking-problems.ts'
import { compareOutside, type OutsideChange, type OutsideFields } from '../outside-change.ts'
import type { ColumnMeaning, ImportField } from './fields.ts'
import type { RowProblem } from './row-problem.ts'

/** Fields that hold several values; a file names some of them and leaves the others as they are. */
const HOLDERS = ['guestCustom', 'attributes'] as const

/** What a row would make of the booking that has its number, or of none. */
export type RowComparison = { change: OutsideChange; said: Partial<OutsideFields> }

/**
 * Compares a row with its booking and with what files and other systems last said of it. What is empty here and was
 * never said is nobody's work, so that filling it in undoes nothing.
 */
export function compareRow(
  said: Partial<OutsideFields>,
  current: OutsideFields,
  before: Partial<OutsideFields> | null,
): RowComparison {
  const whole: Partial<OutsideFields> = { ...said }
  const known: Record<string, unknown> = { ...before }
  for (const field of Object.keys(said) as (keyof OutsideFields)[]) {
    if (known[field] === undefined && isEmpty(current[field])) known[field] = current[field]
  }
  for (const field of HOLDERS) {
    if (!said[field]) continue
    const earlier = (before?.[field] ?? {}) as Record<string, unknown>
    const saidBefore = Object.keys(said[field]).map((key) => [key, earlier[key] ?? null])
    known[field] = { ...current[field], ...Object.fromEntries(saidBefore) }
    whole[field] = { ...current[field], ...said[field] } as never
  }
  return { change: compareOutside(whole, current, known as Partial<OutsideFields>), said: whole }
}

function isEmpty(value: unknown): boolean {
  return value === null || value === ''
}

const FIELD_OF_PROBLEM: Readonly<Partial<Record<BookingField, readonly ImportField[]>>> = {
  firstName: ['firstName', 'fullName'],
  email: ['email'],
  phone: ['phone'],
  arrival: ['arrival'],
  departure: ['departure'],
}

type Values = Parameters<typeof bookingProblems>[0]

/** What is wrong with the booking that a row would make, at the columns it comes from. */
export function problemsOfBooking(values: Values, meanings: readonly ColumnMeaning[]): RowProblem[] {
  return Object.entries(bookingProblems(values)).map(([name, problem]) => {
    const fields = FIELD_OF_PROBLEM[name as BookingField] ?? []
    const column = meanings.findIndex((meaning) => (fields as readonly ColumnMeaning[]).includes(meaning))
    const field = column === -1 ? (fields[0] ?? null) : (meanings[column] ?? null)
    return { column: column === -1 ? null : column, field, problem }
  })
}
