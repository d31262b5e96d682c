import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../time.ts'
import { inTheWay, shareANight, takesUnit } from './occupancy.ts'

const stay = (from: number, nights: number) => ({
  arrival: addDays('2026-11-15', from),
  departure: addDays('2026-11-15', from + nights),
})

test('who leaves in the morning is not in the way of who comes in the afternoon', () => {
  expect(shareANight(stay(0, 3), stay(3, 2))).toBe(false)
  expect(shareANight(stay(0, 3), stay(2, 2))).toBe(true)
  expect(shareANight(stay(0, 0), stay(0, 1))).toBe(true)
  expect(shareANight(stay(0, 0), stay(1, 1))).toBe(false)
})

test('two stays share a night exactly when some night is in both', () => {
  const nightsOf = (from: number, nights: number) =>
    Array.from({ length: Math.max(nights, 1) }, (_, n) => from + n)
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 12 }),
      fc.integer({ min: 0, max: 6 }),
      fc.integer({ min: 0, max: 12 }),
      fc.integer({ min: 0, max: 6 }),
      (from, nights, otherFrom, otherNights) => {
        const other = nightsOf(otherFrom, otherNights)
        const isShared = nightsOf(from, nights).some((night) => other.includes(night))
        expect(shareANight(stay(from, nights), stay(otherFrom, otherNights))).toBe(isShared)
      },
    ),
  )
})

test('who has left, cancelled or did not come takes no unit', () => {
  const here = { ...stay(0, 2), state: 'checkin', cancelledAt: null, noShowAt: null }
  expect(takesUnit(here)).toBe(true)
  expect(takesUnit({ ...here, state: 'checkout' })).toBe(false)
  expect(takesUnit({ ...here, cancelledAt: new Date(0) })).toBe(false)
  expect(takesUnit({ ...here, noShowAt: new Date(0) })).toBe(false)
})

const inUnit = (unitId: string | null, from: number, nights: number) => ({
  ...stay(from, nights),
  unitId,
  state: 'precheckin',
  cancelledAt: null,
  noShowAt: null,
})

test('whoever has the unit on one of the nights is in the way, in any other unit nobody', () => {
  const other = inUnit('204', 2, 3)
  expect(inTheWay(inUnit('204', 0, 3), [other])).toEqual([other])
  expect(inTheWay(inUnit('204', 0, 2), [other])).toEqual([])
  expect(inTheWay(inUnit('205', 0, 3), [other])).toEqual([])
  expect(inTheWay(inUnit(null, 0, 3), [other])).toEqual([])
  expect(inTheWay({ ...inUnit('204', 0, 3), cancelledAt: new Date(0) }, [other])).toEqual([])
})

test('a stay that becomes shorter or stays as it is meets nobody new; a longer one only those it had not met', () => {
  const nights = fc.integer({ min: 0, max: 8 })
  fc.assert(
    fc.property(nights, nights, nights, nights, nights, (from, length, longer, otherFrom, otherLength) => {
      const known = inUnit('204', from, length)
      const other = inUnit('204', otherFrom, otherLength)
      expect(inTheWay(known, [other], known)).toEqual([])
      const extended = inUnit('204', from, length + longer)
      const isNew = shareANight(extended, other) && !shareANight(known, other)
      expect(inTheWay(extended, [other], known)).toEqual(isNew ? [other] : [])
      // Whoever comes from another unit meets everybody.
      const moved = inTheWay(extended, [other], inUnit('205', from, length))
      expect(moved).toEqual(shareANight(extended, other) ? [other] : [])
    }),
  )
})
