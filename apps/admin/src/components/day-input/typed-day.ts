import { type StaffFormats, writeDate } from '@innkeeper/domain/auth/staff-formats.ts'
import { isDay } from '@innkeeper/domain/calendar-range.ts'

type DateFormat = StaffFormats['date']

/** Two parts in the person's own order, then the year, whatever the browser's own language is. */
const TYPED = /^(\d{1,2})[./\s-](\d{1,2})[./\s-](\d{4})$/

/** A day (`YYYY-MM-DD`) as a field writes it. */
export function writtenDay(day: string, format: DateFormat): string {
  const [year, month, date] = day.split('-')
  return year && month && date ? writeDate({ year, month, day: date }, format) : day
}

/**
 * The day that was typed: 9/4/2026 or 09.04.2026 in the person's order, or 2026-04-09, which is read by everybody. Null
 * while it is none.
 */
export function dayOf(typed: string, format: DateFormat): string | null {
  const text = typed.trim()
  const [, first = '', second = '', year] = TYPED.exec(text) ?? []
  const [month, date] = format === 'MM/DD/YYYY' ? [first, second] : [second, first]
  const day = year ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : text
  return isDay(day) ? day : null
}

type Limits = { min: string; max: string; format: DateFormat }

/**
 * What a day field shows and tells. While somebody types, most of what is there is no day yet: it stays in the field,
 * and nobody is told of it.
 */
export function typedDay(
  typed: string,
  { min, max, format }: Limits,
): { unfinished: string | null; day: string | null } {
  if (typed.trim() === '') return { unfinished: null, day: '' }
  const day = dayOf(typed, format)
  // What was typed stays as it is until the field is left, or the letters would jump under the fingers.
  return { unfinished: typed, day: day !== null && day >= min && day <= max ? day : null }
}
