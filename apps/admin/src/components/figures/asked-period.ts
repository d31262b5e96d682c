import { daysIn, isPeriod, PERIOD_DAYS_MAX, type Period } from '@innkeeper/domain/statistics/period.ts'
import { addDays } from '@innkeeper/domain/time.ts'
import type { PeriodSearch } from './period-search.ts'

/** The days an address asks for; a custom period that is none yet is mended, so that a page always shows something. */
export function askedPeriod(search: Partial<PeriodSearch>, today: string): Period {
  switch (search.period ?? '30-days') {
    case 'today':
      return { from: today, to: today }
    case '7-days':
      return { from: addDays(today, -6), to: today }
    case '30-days':
      return { from: addDays(today, -29), to: today }
    case '90-days':
      return { from: addDays(today, -89), to: today }
    case 'month':
      return { from: `${today.slice(0, 8)}01`, to: today }
    case 'year':
      return { from: `${today.slice(0, 5)}01-01`, to: today }
    case 'custom':
      return customPeriod(search, today)
  }
}

function customPeriod({ from, to }: Partial<PeriodSearch>, today: string): Period {
  const last = to ?? (from && from > today ? from : today)
  const first = from ?? addDays(last, -29)
  const period = first <= last ? { from: first, to: last } : { from: last, to: first }
  return isPeriod(period) ? period : { ...period, from: addDays(period.to, 1 - PERIOD_DAYS_MAX) }
}

/** Whether the period of the address had to be cut. */
export function isCut({ from, to }: Partial<PeriodSearch>): boolean {
  return from !== undefined && to !== undefined && Math.abs(daysIn({ from, to }) - 1) >= PERIOD_DAYS_MAX
}
