import { isDay } from '@innkeeper/domain/calendar-range.ts'

/** Day before month, as in all of Europe, whatever the browser's own language is. */
const TYPED = /^(\d{1,2})[./\s-](\d{1,2})[./\s-](\d{4})$/

/** A day (`YYYY-MM-DD`) as the staff app writes it in fields. */
export function writtenDay(day: string): string {
  const [year, month, date] = day.split('-')
  return year && month && date ? `${date}/${month}/${year}` : day
}

/** The day that was typed: 9/4/2026, 09.04.2026 or, pasted from elsewhere, 2026-04-09. Null while it is none. */
export function dayOf(typed: string): string | null {
  const text = typed.trim()
  const [, date = '', month = '', year] = TYPED.exec(text) ?? []
  const day = year ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : text
  return isDay(day) ? day : null
}

type Limits = { min: string; max: string }

/**
 * What a day field shows and tells. While somebody types, most of what is there is no day yet: it stays in the field,
 * and nobody is told of it.
 */
export function typedDay(
  typed: string,
  { min, max }: Limits,
): { unfinished: string | null; day: string | null } {
  if (typed.trim() === '') return { unfinished: null, day: '' }
  const day = dayOf(typed)
  // What was typed stays as it is until the field is left, or the letters would jump under the fingers.
  return { unfinished: typed, day: day !== null && day >= min && day <= max ? day : null }
}
