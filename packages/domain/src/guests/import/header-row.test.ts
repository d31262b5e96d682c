import { expect, test } from 'vitest'
import { isBookingRow } from './header-row.ts'

test.each([
  [['A-1', 'Nilsen, Astrid', '17.12.2026', '19.12.2026']],
  [['A-1', 'Astrid', '12/31/2026', '']],
  [['Astrid', 'astrid@guest.example']],
])('a first row of a booking names no columns: %j', (names) => {
  expect(isBookingRow(names)).toBe(true)
})

test.each([
  [['Bookingnummer', 'Gæst', 'Ankomst', 'Afrejse']],
  [['Ref', 'Wer', 'Von', 'Bis']],
  // One name that is known is enough: somebody wrote names.
  [['arrival', '17.12.2026']],
  [[]],
])('a first row of names does, also of names that nobody knows: %j', (names) => {
  expect(isBookingRow(names)).toBe(false)
})
