import type { BookingState } from '../guests/schema.ts'
import type { RequestSource } from './constants.ts'

/**
 * Whether an order is from a booking: for the guestbook one in house; for the store and room upgrades the link's own,
 * which are for before the stay. What is not matched is never accepted automatically, and staff are told.
 */
export function isMatched(source: RequestSource, booking: { state: BookingState } | null): boolean {
  return booking !== null && (source !== 'guestbook' || booking.state === 'checkin')
}
