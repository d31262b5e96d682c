import type { QueryOf } from '@innkeeper/api/endpoint.ts'
import { type getStatistics, STATISTICS_SCOPES } from '@innkeeper/api/statistics/subjects.ts'
import { daySchema } from '@innkeeper/domain/calendar-schema.ts'
import { type Period, periodBefore, yearBefore } from '@innkeeper/domain/statistics/period.ts'
import * as z from 'zod/mini'
import { askedPeriod } from '../../components/figures/asked-period.ts'
import { STEP_UNITS } from '../../components/figures/chart-steps.ts'
import { periodSearchSchema } from '../../components/figures/period-search.ts'

/** What the days are held against. */
export const COMPARED = ['before', 'last year', 'own'] as const
export type Compared = (typeof COMPARED)[number]

/** What the address of every page of the statistics keeps. */
export const statisticsSearchSchema = z.extend(periodSearchSchema, {
  compare: z._default(z.enum(COMPARED), 'before'),
  /** Own days to compare with. */
  compareFrom: z.optional(daySchema),
  compareTo: z.optional(daySchema),
  scope: z._default(z.enum(STATISTICS_SCOPES), 'property'),
  /** How charts add days up; left out, as the number of days suggests. */
  by: z.optional(z.enum(STEP_UNITS)),
})
export type StatisticsSearch = Partial<z.infer<typeof statisticsSearchSchema>>

/** One subject is looked at after the other in the same days. */
export const STATISTICS_SEARCH_KEYS = Object.keys(statisticsSearchSchema.shape)

type Query = QueryOf<typeof getStatistics>
export type AskedStatistics = { [Name in keyof Query]-?: NonNullable<Query[Name]> }

/** What the server is asked for; days that make no period yet are mended, so that a page always shows something. */
export function statisticsAsked(search: StatisticsSearch, today: string): AskedStatistics {
  const period = askedPeriod(search, today)
  const { from, to } = comparedTo(search, period)
  return { ...period, compareFrom: from, compareTo: to, scope: search.scope ?? 'property' }
}

function comparedTo({ compare, compareFrom, compareTo }: StatisticsSearch, period: Period): Period {
  switch (compare ?? 'before') {
    case 'before':
      return periodBefore(period)
    case 'last year':
      return yearBefore(period)
    case 'own': {
      const before = periodBefore(period)
      const own = { period: 'custom', from: compareFrom ?? before.from, to: compareTo ?? before.to } as const
      return askedPeriod(own, before.to)
    }
  }
}
