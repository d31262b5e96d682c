import { addDays, instantOfLocal, localTimeAt, type Weekday } from '@innkeeper/domain/time.ts'

/** The demo's hotels and those that journeys make share their clock: it is not that of the machine. */
const HOTEL_TIME_ZONE = 'Europe/Oslo'

/** The hotels' date some days from now: just after midnight it is not yet that of Greenwich. */
export function hotelDate(days = 0): string {
  return addDays(localTimeAt(Date.now(), HOTEL_TIME_ZONE).date, days)
}

/** When the hotels' clocks show this on that date. */
export function hotelMoment(date: string, clock: string): Date {
  const instant = instantOfLocal(`${date}T${clock}`, HOTEL_TIME_ZONE)
  if (instant === undefined) throw new Error(`${date} ${clock} is no time`)
  return new Date(instant)
}

/** The same on the coming such weekday, never today: a written date would some day lie behind the server's clock. */
export function nextWeekday(weekday: Weekday, clock: string): Date {
  const today = localTimeAt(Date.now(), HOTEL_TIME_ZONE)
  return hotelMoment(addDays(today.date, ((weekday - today.weekday + 6) % 7) + 1), clock)
}
