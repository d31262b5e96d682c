import type { MissingStay } from '@innkeeper/api/registration/submissions.ts'
import { and, asc, between, count, eq, isNull, ne, not } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { bookings, isRegistered } from '../../guests/tables.ts'
import type { StayPerson } from '../../messaging/service.ts'
import { units } from '../../units/tables.ts'
import type { Reminder } from './remind.ts'

/** More than the largest house has arrivals in a week or two; whoever asks for more days reads the first of them. */
const MISSING_MAX = 500

export type Days = { fromDate: string; toDate: string }

/** Arrivals of these days that are to be: nothing called off, nobody erased. */
const arriving = (propertyId: string, { fromDate, toDate }: Days) =>
  and(
    eq(bookings.propertyId, propertyId),
    between(bookings.arrival, fromDate, toDate),
    isNull(bookings.cancelledAt),
    isNull(bookings.noShowAt),
    isNull(bookings.erasedAt),
  )

export type UnregisteredStay = Awaited<ReturnType<typeof findUnregistered>>[number]

export function findUnregistered(tx: Tx, propertyId: string, days: Days) {
  const { id, bookingNumber, firstName, lastName, arrival, adults, registeredPeople, state } = bookings
  return tx
    .select({
      id,
      bookingNumber,
      firstName,
      lastName,
      arrival,
      adults,
      registeredPeople,
      state,
      unit: units.code,
    })
    .from(bookings)
    .leftJoin(units, and(eq(units.propertyId, bookings.propertyId), eq(units.id, bookings.unitId)))
    .where(and(arriving(propertyId, days), not(isRegistered), ne(bookings.state, 'checkout')))
    .orderBy(asc(arrival), asc(lastName), asc(firstName), asc(id))
    .limit(MISSING_MAX)
}

export async function countRegistered(tx: Tx, propertyId: string, days: Days): Promise<number> {
  const [row] = await tx
    .select({ registered: count() })
    .from(bookings)
    .where(and(arriving(propertyId, days), isRegistered))
  return row?.registered ?? 0
}

export function presentMissing(
  stay: UnregisteredStay,
  person: StayPerson | undefined,
  reminder: Reminder | undefined,
): MissingStay {
  const { id, bookingNumber, firstName, lastName, unit, arrival, adults, registeredPeople, state } = stay
  return {
    bookingId: id,
    bookingNumber,
    name: `${firstName} ${lastName}`.trim(),
    unit,
    arrival,
    adults,
    registered: registeredPeople,
    reachedBy: person?.reach.find(({ address }) => address !== null)?.channel ?? null,
    remindedAt: reminder?.at.toISOString() ?? null,
    isReminderLost: reminder?.isLost ?? false,
    isInHouse: state === 'checkin',
  }
}
