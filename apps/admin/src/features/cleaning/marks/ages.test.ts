import fc from 'fast-check'
import { expect, test } from 'vitest'
import { agesOf } from './ages.ts'

const ms = (max: number) => fc.integer({ min: 0, max })
const call = fc.record({
  /** Between two presses, each of the marks of the call. */
  gaps: fc.array(ms(3000), { minLength: 1, maxLength: 4 }),
  there: ms(8000),
  back: ms(8000),
  /** The device made a pause before it sent. */
  waited: ms(60_000),
})

test('however long calls take, the server has the marks in the order in which they were pressed', () => {
  fc.assert(
    fc.property(fc.array(call, { minLength: 1, maxLength: 6 }), (calls) => {
      let clock = 1_000_000
      let notBefore = 0
      const onServer: number[] = []
      for (const { gaps, there, back, waited } of calls) {
        const madeAt = gaps.map((gap) => {
          clock += gap
          return clock
        })
        clock += waited
        const ages = agesOf(madeAt, clock, notBefore)
        for (const age of ages) {
          expect(age).toBeGreaterThanOrEqual(0)
          onServer.push(clock + there - age)
        }
        clock += there + back
        notBefore = clock - (ages.at(-1) ?? 0)
      }
      expect(onServer).toEqual(onServer.toSorted((one, other) => one - other))
      expect(new Set(onServer).size).toBe(onServer.length)
    }),
  )
})

test('a mark is as old as it is where nothing was sent a moment ago', () => {
  expect(agesOf([1000, 61_000], 121_000, 0)).toEqual([120_000, 60_000])
})

test('marks of one moment stay in their order', () => {
  expect(agesOf([1000, 1000, 1000], 1000, 0)).toEqual([2, 1, 0])
})
