import { isDay } from '@innkeeper/domain/calendar-range.ts'

/**
 * What a day field shows and tells. While somebody types a year the browser says 0002, 0020 and 0202: such a day
 * stays in the field, and nobody is told of it.
 */
export function typedDay(typed: string): { unfinished: string | null; day: string | null } {
  const isFinished = typed === '' || isDay(typed)
  return isFinished ? { unfinished: null, day: typed } : { unfinished: typed, day: null }
}
