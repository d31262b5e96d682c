import { FOUND_GUESTS_MAX, type PrivacyStay } from '@innkeeper/api/privacy.ts'
import { currentState } from '@innkeeper/domain/guests/phase.ts'
import { and, desc, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { foundBySearch, hasContact } from '../guests/service.ts'
import { bookings } from '../guests/tables.ts'
import { units } from '../units/tables.ts'

type House = { timeZone: string; checkOutTime: string }
export type StayRow = Awaited<ReturnType<typeof selectStays>>[number]

/** Stays of one address that are offered to be taken along. */
const MOST_OTHERS = 49

function selectStays(tx: Tx) {
  return tx
    .select({
      id: bookings.id,
      bookingNumber: bookings.bookingNumber,
      firstName: bookings.firstName,
      lastName: bookings.lastName,
      email: bookings.email,
      phone: bookings.phone,
      arrival: bookings.arrival,
      departure: bookings.departure,
      state: bookings.state,
      checkOutTime: bookings.checkOutTime,
      cancelledAt: bookings.cancelledAt,
      noShowAt: bookings.noShowAt,
      erasedAt: bookings.erasedAt,
      unit: units.code,
    })
    .from(bookings)
    .leftJoin(units, and(eq(units.propertyId, bookings.propertyId), eq(units.id, bookings.unitId)))
    .$dynamic()
}

const withPerson = (propertyId: string) => and(eq(bookings.propertyId, propertyId), isNull(bookings.erasedAt))

/** Every word begins one of the name, the address, the phone, the number or the unit; the latest first. */
export async function findByWords(tx: Tx, propertyId: string, search: string): Promise<StayRow[]> {
  const found = foundBySearch(propertyId, search)
  if (!found) return []
  return selectStays(tx)
    .where(and(withPerson(propertyId), inArray(bookings.id, found)))
    .orderBy(desc(bookings.departure), bookings.id)
    .limit(FOUND_GUESTS_MAX)
}

export function findByIds(
  tx: Tx,
  propertyId: string,
  ids: readonly string[],
  { withErased = false } = {},
): Promise<StayRow[]> {
  const isMeant = withErased ? eq(bookings.propertyId, propertyId) : withPerson(propertyId)
  return selectStays(tx)
    .where(and(isMeant, inArray(bookings.id, [...ids])))
    .orderBy(desc(bookings.departure), bookings.id)
}

/** The same, kept from others until the transaction ends. */
export async function lockByIds(tx: Tx, propertyId: string, ids: readonly string[]): Promise<StayRow[]> {
  await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.propertyId, propertyId), inArray(bookings.id, [...ids])))
    .orderBy(bookings.id)
    .for('update')
  return findByIds(tx, propertyId, ids)
}

/** Others with the same way to reach their guest. */
export async function findOthers(tx: Tx, propertyId: string, stay: StayRow): Promise<StayRow[]> {
  const isReached = hasContact(propertyId, stay)
  if (!isReached) return []
  return selectStays(tx)
    .where(and(withPerson(propertyId), ne(bookings.id, stay.id), isReached))
    .orderBy(desc(bookings.departure), bookings.id)
    .limit(MOST_OTHERS)
}

export const nameOf = ({ firstName, lastName }: Pick<StayRow, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim()

/** Going on or still to come; what was called off is neither. */
export function isCurrent(stay: StayRow, now: number, house: House): boolean {
  if (stay.cancelledAt !== null || stay.noShowAt !== null) return false
  return currentState(stay, now, house) !== 'checkout'
}

export function presentStay(stay: StayRow, now: number, house: House): PrivacyStay {
  const { id, bookingNumber, email, phone, arrival, departure, unit } = stay
  const state = currentState(stay, now, house)
  return { id, bookingNumber, name: nameOf(stay), email, phone, arrival, departure, unit, state }
}
