import type { BookingState } from '../guests/schema.ts'
import type { RoomUpgrade } from './schema.ts'

/** Accepted without staff: before the arrival alone, since whoever is in the house needs another key from somebody. */
export function isAcceptedAtOnce(
  { isAutomaticallyAccepted }: Pick<RoomUpgrade, 'isAutomaticallyAccepted'>,
  state: BookingState,
): boolean {
  return isAutomaticallyAccepted && state === 'precheckin'
}
