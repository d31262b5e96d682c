import { expect, test } from 'vitest'
import { dayPart } from './day-part.ts'

test.each([
  ['04:59', 'evening'],
  ['05:00', 'morning'],
  ['11:59', 'morning'],
  ['12:00', 'afternoon'],
  ['17:00', 'evening'],
])('at %s one greets with good %s', (clock, part) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  expect(dayPart(hours * 60 + minutes)).toBe(part)
})
