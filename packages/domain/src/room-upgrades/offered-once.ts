import type { RoomUpgrade } from './schema.ts'

/** Every price a night of this upgrade can have. */
function pricesOf({ pricePerNight, weekdayPrices, seasons }: RoomUpgrade): number[] {
  return [...weekdayPrices.map((price) => price ?? pricePerNight), ...seasons.map(({ price }) => price)]
}

/**
 * Each room once, for a visitor whose own room nobody knows: by its first upgrade, at the lowest price of those that
 * lead to it and can be had. It is fully booked where none can.
 */
export function offeredOnce(upgrades: readonly RoomUpgrade[]) {
  return [...Map.groupBy(upgrades, ({ to }) => to)].flatMap(([to, ways]) => {
    const isFullyBooked = ways.every((way) => way.isFullyBooked)
    const prices = ways.filter((way) => isFullyBooked || !way.isFullyBooked).flatMap(pricesOf)
    const pricePerNight = Math.min(...prices)
    const isFrom = prices.some((price) => price !== pricePerNight)
    return ways.slice(0, 1).map(({ id }) => ({ id, to, pricePerNight, isFrom, isFullyBooked }))
  })
}
