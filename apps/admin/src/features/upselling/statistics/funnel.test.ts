import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FUNNEL_STEPS, funnelOf } from './funnel.ts'

test('each step says how many of the one before went on', () => {
  const rows = funnelOf({ shown: 200, opened: 50, inCart: 25, requested: 10, accepted: 9 })
  expect(rows.map(({ percent }) => percent)).toEqual([null, 25, 50, 40, 90])
  expect(rows.map(({ share }) => share)).toEqual([1, 0.25, 0.125, 0.05, 0.045])
})

test('nothing is compared with nobody', () => {
  const rows = funnelOf({ shown: 0, opened: 0, inCart: 0, requested: 2, accepted: 1 })
  expect(rows.map(({ percent }) => percent)).toEqual([null, null, null, null, 50])
  expect(rows.map(({ share }) => share)).toEqual([0, 0, 0, 1, 0.5])
})

test('a bar is never longer than its box, and every step keeps its count', () => {
  const count = fc.nat(10_000)
  const totals = fc.record({ shown: count, opened: count, inCart: count, requested: count, accepted: count })
  fc.assert(
    fc.property(totals, (total) => {
      const rows = funnelOf(total)
      expect(rows.map(({ step }) => step)).toEqual(FUNNEL_STEPS)
      for (const { step, count: shown, share } of rows) {
        expect(shown).toBe(total[step])
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(1)
      }
    }),
  )
})
