import { addDays, dayOfIsoDate, weekdayOfDay } from '@innkeeper/domain/time.ts'
import type { DemoBooking } from '../demo-property.ts'
import type { StatisticsHabit } from '../statistics-plan.ts'
import { about, diceOf } from './share-out.ts'

export const YEAR_DAYS = 365

/** What a day is like: everything else that is counted follows from it. */
export type DemoDay = {
  date: string
  /** How long ago, from 1 to 0: what becomes usual over the year grows with it. */
  sinceBegin: number
  arrivals: number
  departures: number
  inHouse: number
}

/** Of a hundred usual arrivals, by month: full in summer and in the snow, quiet in November. */
const SEASONS = [105, 118, 112, 90, 86, 112, 138, 128, 98, 92, 68, 104]
/** By weekday, from Monday: most come for the weekend. */
const WEEK = [82, 84, 92, 104, 128, 122, 88]

/** The days of a year up to yesterday. Where bookings are known they are counted, further back they are made up. */
export function daysOfYear(
  propertyId: string,
  { arrivals: usual, nights }: StatisticsHabit,
  { bookings, today }: { bookings: readonly DemoBooking[]; today: string },
): DemoDay[] {
  const coming = bookings.filter(({ cancelledAt, noShowAt }) => cancelledAt === null && noShowAt === null)
  const known = Map.groupBy(coming, ({ arrival }) => arrival)
  const firstKnown = [...known.keys()].sort()[0] ?? today
  const begin = addDays(today, -YEAR_DAYS)
  const arriving = (date: string): number => {
    if (date >= firstKnown) return known.get(date)?.length ?? 0
    const season = SEASONS[Number(date.slice(5, 7)) - 1] ?? 100
    const weekday = WEEK[weekdayOfDay(dayOfIsoDate(date)) - 1] ?? 100
    return about((usual * season * weekday) / 10_000, diceOf(propertyId, 'arrivals', date))
  }
  return Array.from({ length: YEAR_DAYS }, (_, nth) => {
    const date = addDays(begin, nth)
    const last = Array.from({ length: nights }, (_, night) => arriving(addDays(date, -night)))
    return {
      ...{ date, sinceBegin: nth / (YEAR_DAYS - 1), arrivals: last[0] ?? 0 },
      departures: arriving(addDays(date, -nights)),
      inHouse: last.reduce((sum, one) => sum + one, 0),
    }
  })
}
