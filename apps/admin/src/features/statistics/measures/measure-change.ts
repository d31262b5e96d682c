import { type Counts, measureValue } from '@innkeeper/domain/statistics/counts.ts'
import type { Factors, Measure } from '@innkeeper/domain/statistics/subjects.ts'
import { changeOf } from '../../../components/figures/change.ts'
import { isSameDuration } from './duration-words.ts'

/** What was counted in so many days. */
export type Counted = { counts: Counts; days: number }

/** Beyond ten times as much, what it was says more than by how much it grew. */
const PERCENT_SAID = 900

type Moved = { direction: 'up' | 'down' | 'same'; by: number }
export type MeasureChange =
  /** There is nothing to compare with. */
  | { kind: 'none' }
  /** There was none at all, and is now. */
  | { kind: 'first'; direction: 'up' }
  /** So much more that a percentage says nothing. */
  | { kind: 'manyTimes'; direction: 'up' }
  | ({ kind: 'percent' | 'perDay' | 'points' | 'time' } & Moved)

/** How far a number moved: sums in percent, by day where the days are not as many; shares and scores in points. */
export function measureChange(
  measure: Measure,
  now: Counted,
  before: Counted,
  factors: Factors,
): MeasureChange {
  const value = measureValue(measure, now.counts, factors)
  const was = measureValue(measure, before.counts, factors)
  if (value === null || was === null) return { kind: 'none' }
  switch (measure.from) {
    case 'sum':
    case 'times':
      return inPercent(now.days === before.days ? 'percent' : 'perDay', value / now.days, was / before.days)
    case 'part':
      return inPoints(value * 100, was * 100)
    case 'balance':
      return inPoints(value, was)
    case 'mean':
      // A change that nobody can read in the two is none.
      return inPercent('time', value, isSameDuration(value, was) ? value : was)
  }
}

function inPercent(kind: 'percent' | 'perDay' | 'time', value: number, was: number): MeasureChange {
  if (was === 0) return value === 0 ? { kind, direction: 'same', by: 0 } : { kind: 'first', direction: 'up' }
  const change = changeOf(value, was)
  if (change && change.percent > PERCENT_SAID) return { kind: 'manyTimes', direction: 'up' }
  return change ? { kind, direction: change.direction, by: change.percent } : { kind: 'none' }
}

/** Both as they are written, so that the points are the difference one reads. */
function inPoints(value: number, was: number): MeasureChange {
  const points = Math.round(value) - Math.round(was)
  return {
    kind: 'points',
    direction: points === 0 ? 'same' : points > 0 ? 'up' : 'down',
    by: Math.abs(points),
  }
}
