import type { GuestPage } from '@innkeeper/api/guests/guest-page.ts'
import { currentState, isCalledOff } from '@innkeeper/domain/guests/phase.ts'
import { and, desc, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { unitCategories, units } from '../../units/tables.ts'
import { bookingChanges, bookings } from '../tables.ts'
import type { StoredBooking } from '../write-booking.ts'
import type { StayHouse } from './house.ts'
import { findInUnit, nameBooking } from './in-unit.ts'
import { findOtherStays } from './other-stays.ts'
import { presentGuestPage } from './present-guest-page.ts'

/** As many as a page shows; the table keeps all. */
const HISTORY_LINES = 100

type Reading = { tx: Tx; propertyId: string; now: Date; house: StayHouse }

/** Everything staff see of one booking; throws `booking/unknown`. */
export async function readGuestPage(reading: Reading, bookingId: string): Promise<GuestPage> {
  const { tx, propertyId, now, house } = reading
  const [row] = await tx
    .select({
      booking: bookings,
      unit: { code: units.code, floor: units.floor, categoryId: units.categoryId },
    })
    .from(bookings)
    .leftJoin(units, and(eq(units.propertyId, bookings.propertyId), eq(units.id, bookings.unitId)))
    .where(and(eq(bookings.propertyId, propertyId), eq(bookings.id, bookingId)))
  if (!row) throw new AppError('booking/unknown', 'No such booking.')
  const { booking, unit } = row
  const inUnit = await findSharing(reading, booking)
  return presentGuestPage({
    booking,
    state: currentState(booking, now.getTime(), house.property),
    unit,
    categories: await findCategories(tx, propertyId),
    sharesUnitWith: inUnit,
    otherStays: (await findOtherStays(tx, booking)).map((other) => nameBooking(other, { now, house })),
    history: await findHistory(tx, booking),
    house,
  })
}

async function findSharing({ tx, propertyId, now, house }: Reading, booking: StoredBooking) {
  if (booking.unitId === null || isCalledOff(booking)) return []
  const others = await findInUnit(tx, propertyId, { ...booking, unitId: booking.unitId })
  return others.map((other) => nameBooking(other, { now, house }))
}

async function findCategories(tx: Tx, propertyId: string): Promise<Map<string, string>> {
  const rows = await tx
    .select({ id: unitCategories.id, name: unitCategories.name })
    .from(unitCategories)
    .where(eq(unitCategories.propertyId, propertyId))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

function findHistory(tx: Tx, { propertyId, id }: StoredBooking) {
  return tx
    .select()
    .from(bookingChanges)
    .where(and(eq(bookingChanges.propertyId, propertyId), eq(bookingChanges.bookingId, id)))
    .orderBy(desc(bookingChanges.revision))
    .limit(HISTORY_LINES)
}
