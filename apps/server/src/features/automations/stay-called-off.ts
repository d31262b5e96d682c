import { isCalledOff } from '@innkeeper/domain/guests/phase.ts'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { bookings } from '../guests/tables.ts'

/** Whether a booking is not to be, or gone, by the time a message would leave. */
export async function isStayCalledOff(tx: Tx, propertyId: string, bookingId: string): Promise<boolean> {
  const [booking] = await tx
    .select({ cancelledAt: bookings.cancelledAt, noShowAt: bookings.noShowAt })
    .from(bookings)
    .where(and(eq(bookings.propertyId, propertyId), eq(bookings.id, bookingId)))
  return !booking || isCalledOff(booking)
}
