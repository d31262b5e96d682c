import { readDay } from './dates.ts'
import { recogniseColumns } from './recognise-columns.ts'

const ADDRESS = /^\S+@\S+\.\S+$/

/**
 * Whether the row that should name the columns is a booking itself: none of its cells is a name that is known, and
 * one of them is a day or an e-mail address, which no column is called.
 */
export function isBookingRow(names: readonly string[]): boolean {
  if (recogniseColumns(names).some((meaning) => meaning !== null)) return false
  return names.some(
    (name) => readDay(name, 'dmy') !== null || readDay(name, 'mdy') !== null || ADDRESS.test(name.trim()),
  )
}
