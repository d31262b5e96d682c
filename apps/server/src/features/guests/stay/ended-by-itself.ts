import { and, desc, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { bookingChanges } from '../tables.ts'
import type { StoredBooking } from '../write-booking.ts'

/** Whether the clock checked this guest out, and nobody else. */
export async function endedByItself(tx: Tx, { propertyId, id }: StoredBooking): Promise<boolean> {
  const [last] = await tx
    .select({ source: bookingChanges.source, actorId: bookingChanges.actorId })
    .from(bookingChanges)
    .where(
      and(
        eq(bookingChanges.propertyId, propertyId),
        eq(bookingChanges.bookingId, id),
        eq(bookingChanges.kind, 'checked-out'),
      ),
    )
    .orderBy(desc(bookingChanges.revision))
    .limit(1)
  return last?.source === 'staff' && last.actorId === null
}
