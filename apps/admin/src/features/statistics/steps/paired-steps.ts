import { addCounts, type Counts } from '@innkeeper/domain/statistics/counts.ts'
import { daysIn, type Period } from '@innkeeper/domain/statistics/period.ts'
import { addDays } from '@innkeeper/domain/time.ts'
import { type StepUnit, stepKey, stepUnit } from '../../../components/figures/chart-steps.ts'

export type CountedDay = { date: string; counts: Counts }
export type CountedStep = Period & { counts: Counts }
/** Some days in a row, and the compared ones that stand beside them; null where those are fewer. */
export type PairedStep = CountedStep & { before: CountedStep | null }

/** More bars than these nobody tells apart, with the compared ones beside them. */
const MOST_DAYS = 92
const FEWEST_WEEKS_DAYS = 8
const FEWEST_MONTHS_DAYS = 32

/** How so many days can be added up: never into a single step, nor into too many. */
export function unitsFor(days: number): StepUnit[] {
  return [
    ...(days <= MOST_DAYS ? (['day'] as const) : []),
    ...(days >= FEWEST_WEEKS_DAYS ? (['week'] as const) : []),
    ...(days >= FEWEST_MONTHS_DAYS ? (['month'] as const) : []),
  ]
}

/** The one that was asked for, as long as it suits the days. */
export function unitShown(days: number, asked: StepUnit | undefined): StepUnit {
  return asked && unitsFor(days).includes(asked) ? asked : stepUnit(days)
}

type Days = { period: Period; days: readonly CountedDay[] }

/**
 * Days and compared days by day, calendar week or month. Months are held against months where both begin on the same
 * day of one; otherwise as many days stand beside each step as it has. Compared days beyond the last step are left out.
 */
export function pairedSteps(now: Days, before: Days, unit: StepUnit): PairedStep[] {
  const dates = datesOf(now.period)
  const keys = dates.map((date) => stepKey(date, unit))
  const beforeDates = datesOf(before.period)
  const areMonths = unit === 'month' && now.period.from.slice(8) === before.period.from.slice(8)
  const beforeKeys = areMonths ? beforeDates.map((date) => stepKey(date, unit)) : keys
  const beside = stepsOf(beforeDates, beforeKeys, before.days)
  return stepsOf(dates, keys, now.days).map((step, place) => ({ ...step, before: beside[place] ?? null }))
}

function stepsOf(
  dates: readonly string[],
  keys: readonly string[],
  days: readonly CountedDay[],
): CountedStep[] {
  const countsOf = new Map(days.map(({ date, counts }) => [date, counts]))
  const steps = new Map<string, string[]>()
  for (const [place, key] of keys.entries()) {
    const date = dates[place]
    if (date !== undefined) steps.set(key, [...(steps.get(key) ?? []), date])
  }
  return [...steps.values()].map((inStep) => ({
    from: inStep[0] ?? '',
    to: inStep.at(-1) ?? '',
    counts: addCounts(inStep.map((date) => countsOf.get(date) ?? {})),
  }))
}

function datesOf(period: Period): string[] {
  return Array.from({ length: daysIn(period) }, (_, day) => addDays(period.from, day))
}
