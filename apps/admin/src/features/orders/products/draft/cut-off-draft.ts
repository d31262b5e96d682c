import { CUT_OFF_MINUTES_MAX } from '@innkeeper/domain/orders/constants.ts'
import type { CutOff } from '@innkeeper/domain/orders/product-schema.ts'

export const CUT_OFF_KINDS = ['none', 'minutes before', 'day before'] as const
export type CutOffKind = (typeof CUT_OFF_KINDS)[number]
export const CUT_OFF_UNITS = ['minutes', 'hours'] as const
export type CutOffUnit = (typeof CUT_OFF_UNITS)[number]

const HOUR = 60
const FIRST: Readonly<Record<CutOffKind, CutOff | null>> = {
  none: null,
  'minutes before': { kind: 'minutes before', minutes: 2 * HOUR },
  'day before': { kind: 'day before', time: '20:00' },
}

export function cutOffKind(cutOff: CutOff | null): CutOffKind {
  return cutOff?.kind ?? 'none'
}

/** What a kind begins with. */
export function cutOffOf(kind: CutOffKind): CutOff | null {
  return FIRST[kind]
}

/** Whole hours are said in hours. */
export function unitOf(minutes: number): CutOffUnit {
  return minutes > 0 && minutes % HOUR === 0 ? 'hours' : 'minutes'
}

/** The number in its unit, and how large it may be. */
export function amountIn(minutes: number, unit: CutOffUnit): { amount: number; max: number } {
  const size = unit === 'hours' ? HOUR : 1
  return { amount: minutes / size, max: Math.floor(CUT_OFF_MINUTES_MAX / size) }
}

export function minutesOf(amount: number, unit: CutOffUnit): number {
  return Math.round(amount * (unit === 'hours' ? HOUR : 1))
}
