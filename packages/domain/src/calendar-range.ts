/**
 * Which days and moments anybody at a hotel can mean. Far outside of it calendars and databases disagree (year 0,
 * five-digit years, years that are read as 19xx), so whatever is sent to us is refused there: filters of lists,
 * statistics, expected and asked-for times, days on which a box is visible.
 */
export const EARLIEST_DAY = '2000-01-01'
export const LATEST_DAY = '2100-12-31'

const DAY_PATTERN = /^\d{4}-\d\d-\d\d$/

/** Whether this is a day of the calendar (`YYYY-MM-DD`), within the range. */
export function isDay(value: string): boolean {
  if (!DAY_PATTERN.test(value) || value < EARLIEST_DAY || value > LATEST_DAY) return false
  const at = new Date(`${value}T00:00:00Z`)
  // 30 February is read as a day of March.
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value)
}

/** Whether a moment (milliseconds since the epoch) is within the range. */
export function isInCalendarRange(instant: number): boolean {
  return instant >= Date.parse(EARLIEST_DAY) && instant <= Date.parse(`${LATEST_DAY}T23:59:59.999Z`)
}
