export type DayPart = 'morning' | 'afternoon' | 'evening'

const HOUR = 60

/** How one greets at this minute of the day. */
export function dayPart(minute: number): DayPart {
  // "Good night" is a farewell: who works then still has the evening.
  if (minute < 5 * HOUR) return 'evening'
  if (minute < 12 * HOUR) return 'morning'
  return minute < 17 * HOUR ? 'afternoon' : 'evening'
}
