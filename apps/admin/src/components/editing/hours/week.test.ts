import { expect, test } from 'vitest'
import { isSameEveryDay, sameEveryDay, withDay } from './week.ts'

const evening = { isOpen: true, open: '15:00', closed: '22:00' }

test('a week is the same every day until one day differs, and can be made so again', () => {
  const week = sameEveryDay({ isOpen: true, open: '00:00', closed: '23:59' })
  expect(isSameEveryDay(week)).toBe(true)
  const apart = withDay(week, 2, evening)
  expect(isSameEveryDay(apart)).toBe(false)
  expect(apart[2]).toEqual(evening)
  expect(apart[3]).toEqual(week[3])
  expect(isSameEveryDay(sameEveryDay(apart[2]))).toBe(true)
})
