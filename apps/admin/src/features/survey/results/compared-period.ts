import { isPeriod, type Period, periodBefore } from '@innkeeper/domain/statistics/period.ts'
import { addDays } from '@innkeeper/domain/time.ts'
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

/** The same days of the year before. Where a leap day makes them one too many, they begin a day later. */
function yearBefore({ from, to }: Period): Period {
  const period = { from: lastYear(from), to: lastYear(to) }
  return isPeriod(period) ? period : { ...period, from: addDays(period.from, 1) }
}

function lastYear(date: string): string {
  const day = date.slice(4)
  // No year after or before a leap year has the 29th.
  return `${Number(date.slice(0, 4)) - 1}${day === '-02-29' ? '-02-28' : day}`
}
