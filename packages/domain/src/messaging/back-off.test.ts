import fc from 'fast-check'
import { expect, it } from 'vitest'
import { backOffMs } from './back-off.ts'

it('waits about twice as long after each try, up to a quarter of an hour', () => {
  expect([1, 2, 3, 4].map((tries) => backOffMs(tries, 1))).toEqual([10_000, 20_000, 40_000, 80_000])
  expect(backOffMs(50, 1)).toBe(15 * 60_000)
})

it('is never less than half and never more than the whole', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (tries, chance) => {
        const whole = backOffMs(tries, 1)
        expect(backOffMs(tries, chance)).toBeGreaterThanOrEqual(whole / 2)
        expect(backOffMs(tries, chance)).toBeLessThanOrEqual(whole)
      },
    ),
  )
})
