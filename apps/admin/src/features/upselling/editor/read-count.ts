import { UNREADABLE } from '../../../components/editing/amount-field/amount-field.tsx'

export type Limits = { min: number; max: number }

/** A whole number as somebody typed it: null where nothing is, unreadable where it is none or beyond the limits. */
export function readCount(typed: string, { min, max }: Limits): number | null {
  const text = typed.trim()
  if (text === '') return null
  const count = /^\d+$/.test(text) ? Number(text) : Number.NaN
  return count >= min && count <= max ? count : UNREADABLE
}

/** The number as it stands in its field. */
export function countText(count: number | null): string {
  return count === null || count === UNREADABLE ? '' : String(count)
}
