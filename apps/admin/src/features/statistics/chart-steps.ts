import type { OrderStatistics } from '@innkeeper/api/statistics.ts'
import { addDays, dayOfIsoDate, weekdayOfDay } from '@innkeeper/domain/time.ts'

export type StepUnit = 'day' | 'week' | 'month'
export type Step = { from: string; to: string; count: number; revenue: number }

/** As many bars as a person can tell apart. */
const MOST_DAYS = 62
const MOST_WEEKS_DAYS = 190

export function stepUnit(days: number): StepUnit {
  if (days <= MOST_DAYS) return 'day'
  return days <= MOST_WEEKS_DAYS ? 'week' : 'month'
}

/** The days as a chart shows them: each, or by calendar week or month where they are many. Sums stay the same. */
export function chartSteps(days: OrderStatistics['days']): Step[] {
  const unit = stepUnit(days.length)
  const steps = new Map<string, Step>()
  for (const { date, count, revenue } of days) {
    const key = stepKey(date, unit)
    const step = steps.get(key) ?? { from: date, to: date, count: 0, revenue: 0 }
    steps.set(key, { ...step, to: date, count: step.count + count, revenue: step.revenue + revenue })
  }
  return [...steps.values()]
}

function stepKey(date: string, unit: StepUnit): string {
  if (unit === 'day') return date
  if (unit === 'month') return date.slice(0, 7)
  return addDays(date, 1 - weekdayOfDay(dayOfIsoDate(date)))
}
