import { daysIn, type Period, periodBefore, yearBefore } from '@innkeeper/domain/statistics/period.ts'
import { addDays } from '@innkeeper/domain/time.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { STEP_UNITS } from '../../../components/figures/chart-steps.ts'
import { pairedSteps, unitShown, unitsFor } from './paired-steps.ts'

const counted = (period: Period) => ({
  period,
  days: Array.from({ length: daysIn(period) }, (_, day) => ({
    date: addDays(period.from, day),
    counts: { visits: 1 },
  })),
})
const paired = (period: Period, before: Period, unit: (typeof STEP_UNITS)[number]) =>
  pairedSteps(counted(period), counted(before), unit)

const periods = fc
  .tuple(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 1, max: 366 }))
  .map(([start, days]) => {
    const from = addDays('2023-01-01', start)
    return { from, to: addDays(from, days - 1) }
  })

test('a week over the turn of the year is one step, beside as many days', () => {
  const period = { from: '2026-12-21', to: '2027-01-10' }
  const weeks = paired(period, periodBefore(period), 'week')
  expect(weeks.map(({ from, to, counts }) => [from, to, counts.visits])).toEqual([
    ['2026-12-21', '2026-12-27', 7],
    ['2026-12-28', '2027-01-03', 7],
    ['2027-01-04', '2027-01-10', 7],
  ])
  expect(weeks[0]?.before).toEqual({ from: '2026-11-30', to: '2026-12-06', counts: { visits: 7 } })
})

test('months of two years stand side by side, a leap day in its own February', () => {
  const period = { from: '2025-01-01', to: '2025-12-31' }
  const months = paired(period, yearBefore(period), 'month')
  expect(months).toHaveLength(12)
  expect(months[1]).toEqual({
    ...{ from: '2025-02-01', to: '2025-02-28', counts: { visits: 28 } },
    before: { from: '2024-02-01', to: '2024-02-29', counts: { visits: 29 } },
  })
  expect(months[11]?.before).toMatchObject({ from: '2024-12-01', to: '2024-12-31' })
})

test('months that begin on other days are held against as many days', () => {
  const months = paired(
    { from: '2026-10-15', to: '2026-12-31' },
    { from: '2026-07-29', to: '2026-10-14' },
    'month',
  )
  for (const { from, to, before } of months) {
    expect(before && daysIn(before)).toBe(daysIn({ from, to }))
  }
})

test('the days on which clocks change are days like all others', () => {
  const spring = { from: '2026-03-23', to: '2026-04-05' }
  expect(paired(spring, periodBefore(spring), 'week').map(({ counts }) => counts.visits)).toEqual([7, 7])
  const autumn = { from: '2026-10-19', to: '2026-11-01' }
  expect(paired(autumn, periodBefore(autumn), 'day').map(({ from }) => from)).toContain('2026-10-25')
})

test('fewer compared days leave steps without them, and more of them are left out', () => {
  const week = { from: '2026-11-02', to: '2026-11-08' }
  const short = paired(week, { from: '2026-10-01', to: '2026-10-03' }, 'day')
  expect(short.map(({ before }) => before?.from ?? null)).toEqual([
    ...['2026-10-01', '2026-10-02', '2026-10-03', null, null, null, null],
  ])
  expect(paired(week, { from: '2026-09-01', to: '2026-09-30' }, 'day')).toHaveLength(7)
})

test('days on which nothing was counted are there with nothing', () => {
  const period = { from: '2026-11-02', to: '2026-11-03' }
  const steps = pairedSteps({ period, days: [] }, { period: periodBefore(period), days: [] }, 'day')
  expect(steps.map(({ counts }) => counts)).toEqual([{}, {}])
})

test('no day is lost on the way to the chart, whatever the step', () => {
  fc.assert(
    fc.property(periods, fc.constantFrom(...STEP_UNITS), fc.boolean(), (period, unit, isYear) => {
      const before = isYear ? yearBefore(period) : periodBefore(period)
      const steps = paired(period, before, unit)
      expect(steps.reduce((sum, { counts }) => sum + (counts.visits ?? 0), 0)).toBe(daysIn(period))
      for (const [place, step] of steps.entries()) {
        const next = steps[place + 1]
        if (next) expect(addDays(step.to, 1)).toBe(next.from)
      }
      if (!isYear && unit !== 'month') {
        for (const step of steps) expect(step.before && daysIn(step.before)).toBe(daysIn(step))
      }
    }),
  )
})

test('a step is offered where it makes a chart, and what the address asks for else is passed over', () => {
  expect(unitsFor(1)).toEqual(['day'])
  expect(unitsFor(30)).toEqual(['day', 'week'])
  expect(unitsFor(90)).toEqual(['day', 'week', 'month'])
  expect(unitsFor(365)).toEqual(['week', 'month'])
  expect(unitShown(365, 'day')).toBe('month')
  expect(unitShown(365, 'week')).toBe('week')
  expect(unitShown(30, undefined)).toBe('day')
  for (let days = 1; days <= 366; days++) expect(unitsFor(days)).toContain(unitShown(days, undefined))
})
