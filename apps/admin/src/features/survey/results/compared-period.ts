import { type Period, periodBefore, yearBefore } from '@innkeeper/domain/statistics/period.ts'
import type { Compared } from '../responses/responses-search.ts'

/** The days that a period is held against; null for none. */
export function comparedPeriod(period: Period, compared: Compared): Period | null {
  switch (compared) {
    case 'before':
      return periodBefore(period)
    case 'last year':
      return yearBefore(period)
    case 'nothing':
      return null
  }
}
