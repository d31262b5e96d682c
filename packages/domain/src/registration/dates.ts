const DAY_PATTERN = /^\d{4}-\d\d-\d\d$/

/** Whether this is a day of the calendar (`YYYY-MM-DD`) that somebody alive can mean; people are born before 2000. */
export function isWrittenDay(value: string): boolean {
  if (!DAY_PATTERN.test(value) || value < '1800-01-01' || value > '2200-12-31') return false
  const at = new Date(`${value}T00:00:00Z`)
  // 30 February is read as a day of March.
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value)
}
