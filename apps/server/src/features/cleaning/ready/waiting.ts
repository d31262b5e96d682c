import { and, eq, gt, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { bookings } from '../../guests/tables.ts'
import { units } from '../../units/tables.ts'
import { cleaningTold } from '../tables.ts'

type Asked = { propertyId: string; unitIds: readonly string[]; today: string }

/** The guests who are to move into these rooms today and are not here yet, and when they were told of the room. */
export function findWaiting(tx: Tx, { propertyId, unitIds, today }: Asked) {
  return tx
    .select({
      bookingId: bookings.id,
      linkKey: bookings.linkKey,
      firstName: bookings.firstName,
      email: bookings.email,
      phone: bookings.phone,
      language: bookings.language,
      unitId: units.id,
      room: units.code,
      toldId: cleaningTold.id,
      toldAt: cleaningTold.toldAt,
    })
    .from(bookings)
    .innerJoin(units, and(eq(units.propertyId, bookings.propertyId), eq(units.id, bookings.unitId)))
    .leftJoin(
      cleaningTold,
      and(
        eq(cleaningTold.propertyId, bookings.propertyId),
        eq(cleaningTold.bookingId, bookings.id),
        eq(cleaningTold.unitId, units.id),
      ),
    )
    .where(
      and(
        eq(bookings.propertyId, propertyId),
        isNotNull(bookings.unitId),
        inArray(bookings.unitId, [...unitIds]),
        eq(bookings.state, 'precheckin'),
        isNull(bookings.cancelledAt),
        isNull(bookings.noShowAt),
        isNull(bookings.erasedAt),
        // Who did not come on their day may come today.
        or(eq(bookings.arrival, today), and(lt(bookings.arrival, today), gt(bookings.departure, today))),
      ),
    )
    .orderBy(bookings.id)
}
export type WaitingGuest = Awaited<ReturnType<typeof findWaiting>>[number]
