import { daysIn, type Period } from '../statistics/period.ts'
import { addDays, dayOfIsoDate, weekdayOfDay } from '../time.ts'

export const TREND_STEPS = ['day', 'week', 'month'] as const
export type TrendStep = (typeof TREND_STEPS)[number]

/** More points than this make no line that can be read on a phone. */
const POINTS_MAX = 31

/** Days for a month, weeks for half a year, and months for more. */
export function trendStep(period: Period): TrendStep {
  const days = daysIn(period)
  if (days <= POINTS_MAX) return 'day'
  return days <= POINTS_MAX * 7 ? 'week' : 'month'
}

/** The first day of the step that a day falls in: itself, its Monday, or the first of its month. */
export function stepStart(day: string, step: TrendStep): string {
  if (step === 'day') return day
  if (step === 'month') return `${day.slice(0, 7)}-01`
  return addDays(day, 1 - weekdayOfDay(dayOfIsoDate(day)))
}

/** The steps of a period in their order; the first may begin before it. */
export function stepsOf(period: Period, step: TrendStep): string[] {
  const starts = Array.from({ length: daysIn(period) }, (_, at) => stepStart(addDays(period.from, at), step))
  return [...new Set(starts)]
}
