import { upgradePriceOf } from './price.ts'
import type { RoomUpgrade } from './schema.ts'

/** Nights that cost the same, so that each is a number of pieces at one price. */
export type NightsAtPrice = { unitPrice: number; nights: string[] }

/** The nights of an upgrade by what they cost, in the order in which each price comes first. */
export function nightsByPrice(
  prices: Pick<RoomUpgrade, 'pricePerNight' | 'weekdayPrices' | 'seasons'>,
  nights: readonly string[],
): NightsAtPrice[] {
  return [...Map.groupBy(nights, (night) => upgradePriceOf(prices, night))].map(([unitPrice, same]) => ({
    unitPrice,
    nights: same,
  }))
}
