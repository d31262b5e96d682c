import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { unitCategories, units } from '../units/tables.ts'
import { bookings } from './tables.ts'

/** That of the unit, and while there is none, what was booked. */
export const categoryOfStay = sql<string | null>`coalesce(${units.categoryId}, ${bookings.unitCategoryId})`

const columns = {
  id: bookings.id,
  linkKey: bookings.linkKey,
  bookingNumber: bookings.bookingNumber,
  arrival: bookings.arrival,
  departure: bookings.departure,
  state: bookings.state,
  rateCode: bookings.rateCode,
  language: bookings.language,
  firstName: bookings.firstName,
  lastName: bookings.lastName,
  email: bookings.email,
  phone: bookings.phone,
  isReturningGuest: bookings.isReturningGuest,
  adults: bookings.adults,
  children: bookings.children,
  expectedArrival: bookings.expectedArrival,
  checkInTime: bookings.checkInTime,
  checkOutTime: bookings.checkOutTime,
  cancelledAt: bookings.cancelledAt,
  noShowAt: bookings.noShowAt,
  erasedAt: bookings.erasedAt,
  registeredAt: bookings.registeredAt,
  registeredPeople: bookings.registeredPeople,
  attributes: bookings.attributes,
  revision: bookings.revision,
  unitId: bookings.unitId,
  unitCode: units.code,
  unitCategoryId: categoryOfStay,
  unitCategoryName: unitCategories.name,
}

/** A booking with its unit's words. */
export type BookingRow = Awaited<ReturnType<typeof selectBookings>>[number]

export function selectBookings(tx: Tx) {
  return tx
    .select(columns)
    .from(bookings)
    .leftJoin(units, and(eq(units.propertyId, bookings.propertyId), eq(units.id, bookings.unitId)))
    .leftJoin(
      unitCategories,
      and(eq(unitCategories.propertyId, bookings.propertyId), eq(unitCategories.id, categoryOfStay)),
    )
    .$dynamic()
}

export async function findBookingByLinkKey(
  tx: Tx,
  propertyId: string,
  linkKey: string,
): Promise<BookingRow | null> {
  const [row] = await selectBookings(tx)
    .where(and(eq(bookings.propertyId, propertyId), eq(bookings.linkKey, linkKey)))
    .limit(1)
  return row ?? null
}

/** Of these links, what tells whether they still open their stay. */
export function findLinks(tx: Tx, propertyId: string, linkKeys: readonly string[]) {
  const { id, linkKey, departure, cancelledAt, noShowAt } = bookings
  return tx
    .select({ id, linkKey, departure, cancelledAt, noShowAt })
    .from(bookings)
    .where(and(eq(bookings.propertyId, propertyId), inArray(linkKey, [...linkKeys])))
}

export async function findBooking(tx: Tx, propertyId: string, id: string): Promise<BookingRow | null> {
  const [row] = await selectBookings(tx)
    .where(and(eq(bookings.propertyId, propertyId), eq(bookings.id, id)))
    .limit(1)
  return row ?? null
}
