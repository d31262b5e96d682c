import { isPeriod } from '@innkeeper/domain/statistics/period.ts'
import { addDays } from '@innkeeper/domain/time.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PERIODS } from '../../components/figures/period-search.ts'
import { lenientSearch } from '../../platform/lenient-search.ts'
import { COMPARED, statisticsAsked, statisticsSearchSchema } from './statistics-search.ts'

const TODAY = '2026-11-15'

test('the last 30 days of this property are shown beside the 30 before', () => {
  expect(statisticsAsked({}, TODAY)).toEqual({
    ...{ from: '2026-10-17', to: TODAY, compareFrom: '2026-09-17', compareTo: '2026-10-16' },
    scope: 'property',
  })
})

test('any days can be held against any others', () => {
  expect(statisticsAsked({ period: 'month', compare: 'last year', scope: 'all' }, TODAY)).toEqual({
    ...{ from: '2026-11-01', to: TODAY, compareFrom: '2025-11-01', compareTo: '2025-11-15' },
    scope: 'all',
  })
  const own = { compare: 'own', compareFrom: '2026-06-01', compareTo: '2026-06-14' } as const
  expect(statisticsAsked(own, TODAY)).toMatchObject({ compareFrom: '2026-06-01', compareTo: '2026-06-14' })
  const turned = { compare: 'own', compareFrom: '2026-06-14', compareTo: '2026-06-01' } as const
  expect(statisticsAsked(turned, TODAY)).toMatchObject({ compareFrom: '2026-06-01', compareTo: '2026-06-14' })
})

test('own days that were not chosen yet are the days before', () => {
  expect(statisticsAsked({ compare: 'own' }, TODAY)).toEqual(statisticsAsked({}, TODAY))
})

test('a wrong address still opens the page', () => {
  const wrong = { period: 'ever', compare: '<b>', compareFrom: 'soon', scope: 'world', by: 'hour' }
  expect(lenientSearch(statisticsSearchSchema)(wrong)).toEqual({})
})

test('whatever the address says, the server is asked for days it answers', () => {
  const day = fc.option(
    fc.integer({ min: -2000, max: 400 }).map((days) => addDays(TODAY, days)),
    { nil: undefined },
  )
  const search = fc.record({
    ...{ period: fc.constantFrom(...PERIODS), compare: fc.constantFrom(...COMPARED) },
    ...{ from: day, to: day, compareFrom: day, compareTo: day },
  })
  fc.assert(
    fc.property(search, (asked) => {
      const { from, to, compareFrom, compareTo } = statisticsAsked(asked, TODAY)
      expect(isPeriod({ from, to })).toBe(true)
      expect(isPeriod({ from: compareFrom, to: compareTo })).toBe(true)
    }),
  )
})
