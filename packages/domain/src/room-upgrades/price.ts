import { addDays, dayOfIsoDate, weekdayOfDay } from '../time.ts'
import { UPGRADE_NIGHTS_MAX } from './constants.ts'
import type { RoomUpgrade } from './schema.ts'

type Prices = Pick<RoomUpgrade, 'pricePerNight' | 'weekdayPrices' | 'seasons'>

/** What one night costs more, by the day on which it begins: the season's price, else the weekday's, else the usual. */
export function upgradePriceOf({ pricePerNight, weekdayPrices, seasons }: Prices, night: string): number {
  const season = seasons.find(({ from, to }) => from <= night && night <= to)
  if (season) return season.price
  return weekdayPrices[weekdayOfDay(dayOfIsoDate(night)) - 1] ?? pricePerNight
}

/** What the nights that are left cost, and the price of each where all cost the same; else the lowest. */
export function upgradeTotal(prices: Prices, nights: readonly string[]) {
  const each = nights.map((night) => upgradePriceOf(prices, night))
  const total = each.reduce((sum, price) => sum + price, 0)
  const lowest = each.length > 0 ? Math.min(...each) : prices.pricePerNight
  return { total, perNight: lowest, isFrom: each.some((price) => price !== lowest) }
}

/** All nights of a stay that are still to come; of one that has begun, from tonight on. */
export function nightsLeft(
  { arrival, departure }: { arrival: string; departure: string },
  today: string,
): string[] {
  const nights: string[] = []
  for (let night = arrival > today ? arrival : today; night < departure; night = addDays(night, 1))
    nights.push(night)
  return nights
}

/** Whether there is another room to ask for: not on the day of the departure, nor for years. */
export function areNightsOffered(nights: readonly string[]): boolean {
  return nights.length > 0 && nights.length <= UPGRADE_NIGHTS_MAX
}
