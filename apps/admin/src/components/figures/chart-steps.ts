import { addDays, dayOfIsoDate, weekdayOfDay } from '@innkeeper/domain/time.ts'

export const STEP_UNITS = ['day', 'week', 'month'] as const
export type StepUnit = (typeof STEP_UNITS)[number]
type Days = { from: string; to: string }
/** Some days in a row and what was counted in them. */
export type Step<Name extends string> = Days & Record<Name, number>

/** As many bars as a person can tell apart. */
const MOST_DAYS = 62
const MOST_WEEKS_DAYS = 190

export function stepUnit(days: number): StepUnit {
  if (days <= MOST_DAYS) return 'day'
  return days <= MOST_WEEKS_DAYS ? 'week' : 'month'
}

/** The days as a chart shows them: each, or by calendar week or month where they are many. Sums stay the same. */
export function chartSteps<Name extends string>(
  days: readonly ({ date: string } & Record<Name, number>)[],
  names: readonly Name[],
): Step<Name>[] {
  const unit = stepUnit(days.length)
  const steps = new Map<string, { days: Days; sums: Map<Name, number> }>()
  for (const day of days) {
    const key = stepKey(day.date, unit)
    const { days: before, sums } = steps.get(key) ?? { days: { from: day.date }, sums: new Map() }
    for (const name of names) sums.set(name, (sums.get(name) ?? 0) + day[name])
    steps.set(key, { days: { from: before.from, to: day.date }, sums })
  }
  return [...steps.values()].map((step) => ({ ...step.days, ...Object.fromEntries(step.sums) }) as Step<Name>)
}

/** Days with the same key stand in one step. */
export function stepKey(date: string, unit: StepUnit): string {
  if (unit === 'day') return date
  if (unit === 'month') return date.slice(0, 7)
  return addDays(date, 1 - weekdayOfDay(dayOfIsoDate(date)))
}
