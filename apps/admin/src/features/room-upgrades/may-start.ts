import type { RoomUpgrade } from '@innkeeper/domain/room-upgrades/schema.ts'

/** A new upgrade costs nothing yet, and one click must not give away the best rooms. */
export function mayStart({ pricePerNight }: Pick<RoomUpgrade, 'pricePerNight'>): boolean {
  return pricePerNight > 0
}
