import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '../time.ts'
import { isLongWait, waitingAge } from './waiting-age.ts'

const HOUR_MS = 60 * MINUTE_MS

test.each([
  [59_999, 'now', 0],
  [MINUTE_MS, 'minutes', 1],
  [48 * MINUTE_MS, 'minutes', 48],
  [HOUR_MS, 'hours', 1],
  [DAY_MS - 1, 'hours', 23],
  [3 * DAY_MS, 'days', 3],
])('%s ms of waiting are %s %s', (waited, unit, count) => {
  expect(waitingAge(0, waited)).toEqual({ unit, count })
})

test('who waited longer is never told a shorter time', () => {
  const size = { now: 0, minutes: MINUTE_MS, hours: HOUR_MS, days: DAY_MS }
  const told = (waited: number) => {
    const { unit, count } = waitingAge(0, waited)
    return size[unit] * count
  }
  fc.assert(
    fc.property(fc.nat(40 * DAY_MS), fc.nat(DAY_MS), (waited, more) => {
      expect(told(waited + more)).toBeGreaterThanOrEqual(told(waited))
      expect(told(waited)).toBeLessThanOrEqual(waited)
    }),
  )
})

test('half an hour is long, and a clock that runs behind makes nothing wait', () => {
  expect([isLongWait(0, 30 * MINUTE_MS - 1), isLongWait(0, 30 * MINUTE_MS)]).toEqual([false, true])
  expect(waitingAge(5, 0)).toEqual({ unit: 'now', count: 0 })
})
