import { fillPath } from '@innkeeper/api/address.ts'

/** The guestbook of a booking, or of the house for whoever has none. */
export function guestbookHref(hotel: string, booking: string | null): string {
  return booking === null
    ? fillPath('/guestbook/:hotel', { hotel })
    : fillPath('/guestbook/:hotel/:bookingId', { hotel, bookingId: booking })
}
