import type { BookingState } from '../guests/schema.ts'
import { isSameRoom } from '../units/same-room.ts'
import type { RequestSource, RequestStatus } from './constants.ts'

type Booking = { state: BookingState; unitCode: string | null }

/**
 * Whether an order is from a booking: for the guestbook one in house, to its own room; for the store and room upgrades
 * the link's own, which are for before the stay. What is not matched is never accepted automatically, and staff are
 * told.
 */
export function isMatched(source: RequestSource, booking: Booking | null, room: string | null): boolean {
  if (!booking || otherRoomOf(booking, room) !== null) return false
  return source !== 'guestbook' || booking.state === 'checkin'
}

/** The booking's room where the guest wrote another; null where they are the same, or one of them is not known. */
export function otherRoomOf(booking: Pick<Booking, 'unitCode'> | null, room: string | null): string | null {
  const own = booking?.unitCode ?? null
  return own === null || room === null || isSameRoom(own, room) ? null : own
}

type Bringable = {
  source: RequestSource
  status: RequestStatus
  unit: string | null
  isMatched: boolean
  isDone: boolean
}

/**
 * The room an order is for. What is bought before the stay often has none yet, or one that an upgrade leaves: until it
 * is done it follows the stay that vouches for it. `stay` has the room it has now, and is null where the order belongs
 * to none. An accepted upgrade took the stay out of its old room: until a new one is chosen there is none.
 */
export function roomOfOrder(order: Bringable, stay: { unit: string | null } | null): string | null {
  if (order.source === 'guestbook' || !order.isMatched || !stay) return order.unit
  if (order.source === 'room upgrades' && isAccepted(order)) return stay.unit
  return order.isDone ? order.unit : (stay.unit ?? order.unit)
}

function isAccepted({ status }: Pick<Bringable, 'status'>): boolean {
  return status === 'accepted' || status === 'auto accepted'
}
