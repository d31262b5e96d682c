import type { GuestBooking } from '@innkeeper/api/guests.ts'

/** The stay as an order is made for it: after check-out the room is somebody else's. */
export function orderingStay(stay: GuestBooking): GuestBooking {
  return stay.state === 'checkout' ? { ...stay, unit: null } : stay
}
