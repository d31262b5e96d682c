import type { Unit } from '@innkeeper/domain/statistics/subjects.ts'
import { scoreWords } from '../../../components/figures/score-words.ts'
import { shownAmount, shownMoney, shownNumber } from '../../../components/figures/shown.ts'
import type { AdminTranslate } from '../../../platform/texts.ts'
import { durationWords } from './duration-words.ts'

export type Writing = { t: AdminTranslate; currency: string }
type Write = (value: number, writing: Writing) => string

const percentOf = (share: number): number => {
  const percent = share * 100
  // Small shares differ by less than one in a hundred.
  return percent !== 0 && Math.abs(percent) < 10 ? Math.round(percent * 10) / 10 : Math.round(percent)
}

const hoursOf = (minutes: number): number => {
  const hours = minutes / 60
  return hours < 10 ? Math.round(hours * 10) / 10 : Math.round(hours)
}

const WORDS: Record<Unit, Write> = {
  count: (value) => shownNumber(Math.round(value)),
  money: (value, { currency }) => shownMoney(Math.round(value), currency),
  share: (value, { t }) => t('statistics.percent', { percent: shownNumber(percentOf(value)) }),
  score: scoreWords,
  seconds: (value, { t }) => durationWords(value, t),
  litres: (value, { t }) => t('statistics.litres', { amount: shownNumber(Math.round(value)) }),
  minutes: (value, { t }) => t('statistics.workHours', { hours: shownNumber(hoursOf(value)) }),
}

const ON_AXIS: Record<Unit, Write> = {
  ...WORDS,
  money: (value, { currency }) => shownAmount(value, currency),
  seconds: (value, { t }) => t('statistics.shortMinutes', { minutes: shownNumber(Math.round(value / 60)) }),
}

/** A number as a person reads it; a dash where there is nothing to divide by. */
export function valueWords(unit: Unit, value: number | null, writing: Writing): string {
  return value === null ? '–' : WORDS[unit](value, writing)
}

/** What one step of a chart's edge is counted in: minutes are round where seconds are not. */
export const axisStep = (unit: Unit): number => (unit === 'seconds' ? 60 : 1)

/** The same, short, for the edge of a chart. */
export function axisWords(unit: Unit, value: number, writing: Writing): string {
  return ON_AXIS[unit](value, writing)
}
