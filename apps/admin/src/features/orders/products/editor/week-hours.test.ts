import { alwaysOpen } from '@innkeeper/domain/orders/new-product.ts'
import { expect, test } from 'vitest'
import { hasSameHours, runsPastMidnight, withDay, withSameHours } from './week-hours.ts'

const evening = { isOpen: true, open: '15:00', closed: '22:00' }

test('a week is the same every day until one day differs', () => {
  expect(hasSameHours(alwaysOpen())).toBe(true)
  const week = withDay(alwaysOpen(), 2, evening)
  expect(hasSameHours(week)).toBe(false)
  expect(week[2]).toEqual(evening)
  expect(hasSameHours(withSameHours(evening))).toBe(true)
})

test('an end before the start is told to run past midnight', () => {
  expect(runsPastMidnight(evening)).toBe(false)
  expect(runsPastMidnight({ ...evening, closed: '02:00' })).toBe(true)
  expect(runsPastMidnight({ ...evening, closed: '02:00', isOpen: false })).toBe(false)
})
