import type { RoomUpgrade } from './schema.ts'

/** An upgrade as it begins: free of charge, and paused until somebody gives it a price and starts it. */
export function newUpgrade(
  id: string,
  { from, to }: Pick<RoomUpgrade, 'from' | 'to'>,
  vatRate: RoomUpgrade['vatRate'],
): RoomUpgrade {
  return {
    id,
    version: 1,
    state: 'paused',
    from,
    to,
    pricePerNight: 0,
    vatRate,
    weekdayPrices: Array.from({ length: 7 }, () => null),
    seasons: [],
    roomsPerNight: null,
    isFullyBooked: false,
    isAutomaticallyAccepted: false,
    integrationId: null,
  }
}
