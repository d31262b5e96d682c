import { isPeriod } from '@innkeeper/domain/statistics/period.ts'
import { addDays } from '@innkeeper/domain/time.ts'
import { expect, test } from 'vitest'
import { askedPeriod, isCut } from './asked-period.ts'
import { PERIODS } from './period-search.ts'

const TODAY = '2026-11-15'

test('a named period ends today', () => {
  expect(askedPeriod({}, TODAY)).toEqual({ from: '2026-10-17', to: TODAY })
  expect(askedPeriod({ period: 'today' }, TODAY)).toEqual({ from: TODAY, to: TODAY })
  expect(askedPeriod({ period: '7-days' }, TODAY)).toEqual({ from: '2026-11-09', to: TODAY })
  expect(askedPeriod({ period: '90-days' }, TODAY)).toEqual({ from: '2026-08-18', to: TODAY })
  expect(askedPeriod({ period: 'month' }, TODAY)).toEqual({ from: '2026-11-01', to: TODAY })
  expect(askedPeriod({ period: 'year' }, TODAY)).toEqual({ from: '2026-01-01', to: TODAY })
})

test('days left in the address by a custom period mean nothing to the others', () => {
  expect(askedPeriod({ period: 'today', from: '2026-01-01' }, TODAY)).toEqual({ from: TODAY, to: TODAY })
})

test('a custom period the wrong way round is turned', () => {
  expect(askedPeriod({ period: 'custom', from: '2026-11-10', to: '2026-11-01' }, TODAY)).toEqual({
    from: '2026-11-01',
    to: '2026-11-10',
  })
})

test('a period longer than a year is cut, and says so', () => {
  const search = { period: 'custom', from: '2020-01-01', to: TODAY } as const
  expect(askedPeriod(search, TODAY)).toEqual({ from: '2025-11-15', to: TODAY })
  expect(isCut(search)).toBe(true)
  expect(isCut({ period: 'custom', from: '2026-01-01', to: TODAY })).toBe(false)
})

test('whatever the address says, the server is asked for a period it answers', () => {
  const days = [undefined, ...[-2000, -366, -365, -1, 0, 1, 400].map((day) => addDays(TODAY, day))]
  for (const period of PERIODS) {
    for (const from of days) {
      for (const to of days) expect(isPeriod(askedPeriod({ period, from, to }, TODAY))).toBe(true)
    }
  }
})
