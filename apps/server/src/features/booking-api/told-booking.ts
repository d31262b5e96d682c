import type { ToldBooking } from '@innkeeper/api/booking-api/booking.ts'
import { statusOf } from '@innkeeper/domain/guests/outside-change.ts'
import { attributesOf } from '@innkeeper/domain/guests/schema.ts'
import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { bookings } from '../guests/tables.ts'
import { unitCategories, units } from '../units/tables.ts'

const select = (tx: Tx) =>
  tx
    .select({ booking: bookings, unit: units.code, unitCategory: unitCategories.name })
    .from(bookings)
    .leftJoin(units, and(eq(units.propertyId, bookings.propertyId), eq(units.id, bookings.unitId)))
    .leftJoin(
      unitCategories,
      and(eq(unitCategories.propertyId, bookings.propertyId), eq(unitCategories.id, bookings.unitCategoryId)),
    )

type Found = Awaited<ReturnType<typeof select>>[number]

/** The booking as other systems are told it; null where there is none. */
export async function findTold(
  tx: Tx,
  propertyId: string,
  isIt: SQL,
  origin: string,
): Promise<ToldBooking | null> {
  const [row] = await select(tx)
    .where(and(eq(bookings.propertyId, propertyId), isIt))
    .orderBy(asc(bookings.createdAt), asc(bookings.id))
    .limit(1)
  return row ? present(row, origin) : null
}

/** Those that changed after a place in the order of changes, with their own places. */
export async function findChanged(
  tx: Tx,
  propertyId: string,
  { after, limit, origin }: { after: SQL | undefined; limit: number; origin: string },
): Promise<{ changedIn: string; booking: ToldBooking }[]> {
  const rows = await select(tx)
    .where(and(eq(bookings.propertyId, propertyId), after))
    .orderBy(asc(bookings.changedIn), asc(bookings.id))
    .limit(limit)
  return rows.map((row) => ({ changedIn: row.booking.changedIn, booking: present(row, origin) }))
}

function present({ booking, unit, unitCategory }: Found, origin: string): ToldBooking {
  const { bookingNumber, id, arrival, departure, firstName, lastName, email, phone, language, rateCode } =
    booking
  const { adults, children, expectedArrival, checkInTime, checkOutTime, guestCustom, revision } = booking
  return {
    ...{ bookingNumber, id, status: statusOf(booking), arrival, departure, firstName, lastName },
    ...{ email, phone, language, rateCode, unit, unitCategory, adults, children },
    ...{ expectedArrival, checkInTime, checkOutTime },
    custom: guestCustom,
    attributes: attributesOf(booking.attributes),
    isReturningGuest: booking.isReturningGuest,
    registeredAt: booking.registeredAt?.toISOString() ?? null,
    checkedInAt: booking.checkedInAt?.toISOString() ?? null,
    checkedOutAt: booking.checkedOutAt?.toISOString() ?? null,
    cancelledAt: booking.cancelledAt?.toISOString() ?? null,
    guestbookUrl: `${origin}/guestbook/${booking.propertyId}/${booking.linkKey}`,
    revision,
    changedAt: booking.updatedAt.toISOString(),
  }
}
