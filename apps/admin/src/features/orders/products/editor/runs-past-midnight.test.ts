import { expect, test } from 'vitest'
import { runsPastMidnight } from './runs-past-midnight.ts'

const evening = { isOpen: true, open: '15:00', closed: '22:00' }

test('an end before the start is told to run past midnight', () => {
  expect(runsPastMidnight(evening)).toBe(false)
  expect(runsPastMidnight({ ...evening, closed: '02:00' })).toBe(true)
  expect(runsPastMidnight({ ...evening, closed: '02:00', isOpen: false })).toBe(false)
})
