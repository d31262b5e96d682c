import * as z from 'zod/mini'
import { clockSchema } from '../calendar-schema.ts'
import { addDays, instantOfLocal, localTimeAt, MINUTE_MS, minuteOfClock } from '../time.ts'

/** Clock times of the property; an end before the start runs past midnight, equal ones are no quiet hours. */
export const quietHoursSchema = z.object({ start: clockSchema, end: clockSchema })
export type QuietHours = z.infer<typeof quietHoursSchema>

/** Whether clocks in the zone show a quiet time at this instant. */
export function isQuiet(instant: number, { start, end }: QuietHours, timeZone: string): boolean {
  const { minute } = localTimeAt(instant, timeZone)
  const [from, to] = [minuteOfClock(start), minuteOfClock(end)]
  return from <= to ? minute >= from && minute < to : minute >= from || minute < to
}

/** The instant itself, or the end of the quiet hours it lies in. */
export function afterQuietHours(instant: number, hours: QuietHours, timeZone: string): number {
  if (!isQuiet(instant, hours, timeZone)) return instant
  const { date, minute } = localTimeAt(instant, timeZone)
  const endsToday = minute < minuteOfClock(hours.end)
  const day = endsToday ? date : addDays(date, 1)
  let end = Math.max(instantOfLocal(`${day}T${hours.end}`, timeZone) ?? instant, instant)
  // In the hour that comes twice the end was shown once already and comes again.
  while (isQuiet(end, hours, timeZone)) end += MINUTE_MS - (end % MINUTE_MS)
  return end
}
