import type { BookingName } from '@innkeeper/api/guests/guest-page.ts'
import { shareANight } from '@innkeeper/domain/guests/occupancy.ts'
import { currentState } from '@innkeeper/domain/guests/phase.ts'
import type { BookingState } from '@innkeeper/domain/guests/schema.ts'
import { and, asc, eq, gte, inArray, lte, ne } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { units } from '../../units/tables.ts'
import { isNotCalledOff } from '../called-off.ts'
import { bookings } from '../tables.ts'
import type { StayHouse } from './house.ts'

/** A booking as it is named beside another one. */
export const NAME_COLUMNS = {
  id: bookings.id,
  firstName: bookings.firstName,
  lastName: bookings.lastName,
  arrival: bookings.arrival,
  departure: bookings.departure,
  state: bookings.state,
  checkOutTime: bookings.checkOutTime,
  cancelledAt: bookings.cancelledAt,
  noShowAt: bookings.noShowAt,
  unitId: bookings.unitId,
  unit: units.code,
}

export type NamedBooking = {
  id: string
  firstName: string
  lastName: string
  arrival: string
  departure: string
  state: BookingState
  checkOutTime: string | null
  cancelledAt: Date | null
  noShowAt: Date | null
  unitId: string | null
  unit: string | null
}

export function nameBooking(row: NamedBooking, { now, house }: { now: Date; house: StayHouse }): BookingName {
  return {
    id: row.id,
    name: `${row.firstName} ${row.lastName}`.trim(),
    arrival: row.arrival,
    departure: row.departure,
    unit: row.unit,
    state: currentState(row, now.getTime(), house.property),
  }
}

/** Those who are, will be or were until today in these units between the two days. */
export function findTouching(
  tx: Tx,
  propertyId: string,
  nights: { unitIds: readonly string[]; arrival: string; departure: string; exceptId: string | null },
): Promise<NamedBooking[]> {
  return tx
    .select(NAME_COLUMNS)
    .from(bookings)
    .innerJoin(units, and(eq(units.propertyId, bookings.propertyId), eq(units.id, bookings.unitId)))
    .where(
      and(
        eq(bookings.propertyId, propertyId),
        inArray(bookings.unitId, [...nights.unitIds]),
        ne(bookings.id, nights.exceptId ?? ''),
        lte(bookings.arrival, nights.departure),
        gte(bookings.departure, nights.arrival),
        isNotCalledOff,
      ),
    )
    .orderBy(asc(bookings.arrival), asc(bookings.id))
}

type Stay = { id: string; unitId: string; arrival: string; departure: string }

/** The others in the same unit on the same nights. */
export async function findInUnit(tx: Tx, propertyId: string, stay: Stay): Promise<NamedBooking[]> {
  const { id: exceptId, unitId, arrival, departure } = stay
  const touching = await findTouching(tx, propertyId, { unitIds: [unitId], arrival, departure, exceptId })
  return touching.filter((other) => shareANight(other, stay))
}
