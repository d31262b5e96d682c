import { FOUND_GUESTS_MAX, type PrivacyStay } from '@innkeeper/api/privacy.ts'
import { currentState } from '@innkeeper/domain/guests/phase.ts'
import { emailOf, phoneOf } from '@innkeeper/domain/privacy/same-person.ts'
import { and, desc, eq, ilike, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { patternOf } from '../../platform/finder.ts'
import { bookings } from '../guests/tables.ts'
import { units } from '../units/tables.ts'

type House = { timeZone: string; checkOutTime: string }
export type StayRow = Awaited<ReturnType<typeof selectStays>>[number]

const MOST_WORDS = 5
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
      unit: units.code,
    })
    .from(bookings)
    .leftJoin(units, and(eq(units.propertyId, bookings.propertyId), eq(units.id, bookings.unitId)))
    .$dynamic()
}

const withPerson = (propertyId: string) => and(eq(bookings.propertyId, propertyId), isNull(bookings.erasedAt))

/** Every word is somewhere in the name, the address, the phone or the number; the latest first. */
export function findByWords(tx: Tx, propertyId: string, search: string): Promise<StayRow[]> {
  const words = search.trim().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
  const isFound = words.map((word) => {
    const pattern = patternOf(word)
    return or(
      ilike(bookings.firstName, pattern),
      ilike(bookings.lastName, pattern),
      ilike(bookings.email, pattern),
      ilike(bookings.phone, pattern),
      ilike(bookings.bookingNumber, pattern),
    )
  })
  return selectStays(tx)
    .where(and(withPerson(propertyId), ...isFound))
    .orderBy(desc(bookings.departure), bookings.id)
    .limit(FOUND_GUESTS_MAX)
}

export function findByIds(tx: Tx, propertyId: string, ids: readonly string[]): Promise<StayRow[]> {
  return selectStays(tx)
    .where(and(withPerson(propertyId), inArray(bookings.id, [...ids])))
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
  const [email, phone] = [emailOf(stay), phoneOf(stay)]
  const digits = sql`regexp_replace(${bookings.phone}, '\\D', '', 'g')`
  const isReached = [
    ...(email ? [eq(sql`lower(${bookings.email})`, email)] : []),
    ...(phone ? [eq(digits, phone)] : []),
  ]
  if (isReached.length === 0) return []
  return selectStays(tx)
    .where(and(withPerson(propertyId), ne(bookings.id, stay.id), or(...isReached)))
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
