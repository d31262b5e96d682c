import { addDays } from '@innkeeper/domain/time.ts'
import { expect, test } from 'vitest'
import { chartSteps } from './chart-steps.ts'

const MEASURES = ['count', 'revenue'] as const

const daysFrom = (from: string, length: number) =>
  Array.from({ length }, (_, day) => ({ date: addDays(from, day), count: 1, revenue: 100 }))

test('a month is shown day by day, a year by month', () => {
  expect(chartSteps(daysFrom('2026-11-01', 30), MEASURES)).toHaveLength(30)
  const year = chartSteps(daysFrom('2026-01-01', 365), MEASURES)
  expect(year).toHaveLength(12)
  expect(year[1]).toEqual({ from: '2026-02-01', to: '2026-02-28', count: 28, revenue: 2800 })
})

test('weeks begin on Monday; the first may be short', () => {
  const weeks = chartSteps(daysFrom('2026-08-01', 100), MEASURES)
  expect(weeks[0]).toEqual({ from: '2026-08-01', to: '2026-08-02', count: 2, revenue: 200 })
  expect(weeks[1]).toMatchObject({ from: '2026-08-03', to: '2026-08-09' })
})

test('no order is lost on the way to the chart, and there are never too many bars', () => {
  for (let length = 1; length <= 366; length++) {
    const days = daysFrom(addDays('2026-01-01', length * 3), length)
    const steps = chartSteps(days, MEASURES)
    expect(steps.reduce((sum, { count }) => sum + count, 0)).toBe(length)
    expect([steps[0]?.from, steps.at(-1)?.to]).toEqual([days[0]?.date, days.at(-1)?.date])
    expect(steps.length).toBeLessThanOrEqual(62)
  }
})
