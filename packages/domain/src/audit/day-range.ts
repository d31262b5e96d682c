import { DAY_MS, dayOfIsoDate, MINUTE_MS, nextDayStart, utcOffsetMinutes } from '../time.ts'

export type InstantRange = { from: Date | null; until: Date | null }

/** The instants of whole days of a property, both included; a day not given leaves its side open. */
export function instantsOfDays(
  days: { from?: string | undefined; to?: string | undefined },
  timeZone: string,
): InstantRange {
  return {
    from: days.from ? new Date(nextDayStart(noonBefore(days.from, timeZone), timeZone)) : null,
    until: days.to ? new Date(nextDayStart(noonBefore(days.to, timeZone) + DAY_MS, timeZone)) : null,
  }
}

/** About noon of the day before, far from any midnight whatever the clocks did. */
function noonBefore(date: string, timeZone: string): number {
  const asUtc = (dayOfIsoDate(date) - 0.5) * DAY_MS
  return asUtc - utcOffsetMinutes(asUtc, timeZone) * MINUTE_MS
}
