import { isFetchableBookingId } from '@innkeeper/domain/guestbook/link-id.ts'
import { nightsLeft } from '@innkeeper/domain/room-upgrades/price.ts'
import { localTimeAt } from '@innkeeper/domain/time.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { BookingRow, GuestService } from '../../guests/service.ts'

/**
 * The stay a link opens, while it goes on or is to come; null for a visitor who brings none. Throws `booking/unknown`,
 * the same for one that has ended and one that never was.
 */
export async function stayToUpgrade(
  guests: GuestService,
  propertyId: string,
  linkKey: string | null | undefined,
): Promise<BookingRow | null> {
  if (!isFetchableBookingId(linkKey)) return null
  const stay = await guests.stayOf(propertyId, linkKey)
  if (!stay || stay.state === 'checkout') throw new AppError('booking/unknown', 'No such booking.')
  return stay
}

/** The nights a room can still be had for, by the property's own day. */
export function nightsToCome(
  stay: Pick<BookingRow, 'arrival' | 'departure'>,
  now: number,
  timeZone: string,
): string[] {
  return nightsLeft(stay, localTimeAt(now, timeZone).date)
}
