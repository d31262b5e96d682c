import { isPeriod, type Period, periodBefore } from '@innkeeper/domain/statistics/period.ts'
import { AppError } from '../../../platform/http/app-error.ts'

export type AskedDays = {
  from: string
  to: string
  compareFrom?: string | undefined
  compareTo?: string | undefined
}

/** The days that are asked for and those beside them, which may be another number of days; refuses what is none. */
export function askedPeriods({ from, to, compareFrom, compareTo }: AskedDays): [Period, Period] {
  const period = asked({ from, to })
  if (compareFrom === undefined && compareTo === undefined) return [period, periodBefore(period)]
  if (compareFrom === undefined || compareTo === undefined) {
    throw new AppError('request/invalid', 'Say the first and the last day to compare with, or neither.')
  }
  return [period, asked({ from: compareFrom, to: compareTo })]
}

function asked(period: Period): Period {
  if (!isPeriod(period)) {
    throw new AppError('request/invalid', 'Ask for at least one day and at most a year.')
  }
  return period
}
