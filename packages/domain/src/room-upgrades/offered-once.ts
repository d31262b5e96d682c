import type { RoomUpgrade } from './schema.ts'

/** Every price a night of this upgrade can have from today on: seasons that are over say nothing. */
function pricesOf({ pricePerNight, weekdayPrices, seasons }: RoomUpgrade, today: string): number[] {
  const toCome = seasons.filter(({ to }) => to >= today)
  return [...weekdayPrices.map((price) => price ?? pricePerNight), ...toCome.map(({ price }) => price)]
}

/**
 * Each room once, for a visitor whose own room nobody knows: by its first upgrade, at the lowest price of those that
 * lead to it and can be had. It is fully booked where none can.
 */
export function offeredOnce(upgrades: readonly RoomUpgrade[], today: string) {
  return [...Map.groupBy(upgrades, ({ to }) => to)].flatMap(([to, ways]) => {
    const isFullyBooked = ways.every((way) => way.isFullyBooked)
    const prices = ways
      .filter((way) => isFullyBooked || !way.isFullyBooked)
      .flatMap((way) => pricesOf(way, today))
    const pricePerNight = Math.min(...prices)
    const isFrom = prices.some((price) => price !== pricePerNight)
    return ways.slice(0, 1).map(({ id }) => ({ id, to, pricePerNight, isFrom, isFullyBooked }))
  })
}
