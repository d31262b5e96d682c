import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { bookings } from '../guests/tables.ts'
import { findTold } from './told-booking.ts'

/** A booking by its id as other systems are told it, whichever way. */
export function toldBooking(tx: Tx, propertyId: string, bookingId: string, origin: string) {
  return findTold(tx, propertyId, eq(bookings.id, bookingId), origin)
}
