import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '../time.ts'
import { stepStart, stepsOf, trendStep } from './trend.ts'

it.each([
  ['2026-11-01', '2026-11-30', 'day', 30],
  ['2026-06-01', '2026-11-30', 'week', 27],
  ['2025-12-01', '2026-11-30', 'month', 12],
] as const)('from %s to %s goes by the %s', (from, to, step, points) => {
  expect(trendStep({ from, to })).toBe(step)
  expect(stepsOf({ from, to }, step)).toHaveLength(points)
})

it('begins weeks on Monday and months on the first', () => {
  expect(stepStart('2026-11-19', 'week')).toBe('2026-11-16')
  expect(stepStart('2026-11-16', 'week')).toBe('2026-11-16')
  expect(stepStart('2026-11-22', 'week')).toBe('2026-11-16')
  expect(stepStart('2026-11-19', 'month')).toBe('2026-11-01')
})

it('puts every day of a period in one step, and has at most 54 of them', () => {
  fc.assert(
    fc.property(fc.nat(3000), fc.nat(365), (start, length) => {
      const from = addDays('2024-01-01', start)
      const period = { from, to: addDays(from, length) }
      const step = trendStep(period)
      const steps = stepsOf(period, step)
      expect(steps).toEqual(steps.toSorted())
      for (let day = from; day <= period.to; day = addDays(day, 1)) {
        expect(steps).toContain(stepStart(day, step))
      }
      expect(steps.length).toBeLessThanOrEqual(54)
    }),
    { numRuns: 60 },
  )
})
