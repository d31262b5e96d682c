import type { GuestListQuery } from '@innkeeper/api/guests.ts'
import { GUEST_LIST_PAGE_SIZE } from '@innkeeper/api/guests.ts'
import { and, asc, count, desc, eq, gt, gte, ilike, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { unitCategories, units } from '../units/tables.ts'
import { bookings } from './tables.ts'

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
  unitId: bookings.unitId,
  unitCode: units.code,
  unitCategoryId: units.categoryId,
  unitCategoryName: unitCategories.name,
}

/** A booking with its unit's words. */
export type BookingRow = Awaited<ReturnType<typeof selectBookings>>[number]

function selectBookings(tx: Tx) {
  return tx
    .select(columns)
    .from(bookings)
    .leftJoin(units, and(eq(units.propertyId, bookings.propertyId), eq(units.id, bookings.unitId)))
    .leftJoin(
      unitCategories,
      and(eq(unitCategories.propertyId, units.propertyId), eq(unitCategories.id, units.categoryId)),
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

const SORT_COLUMNS = {
  arrival: bookings.arrival,
  departure: bookings.departure,
  lastName: bookings.lastName,
  unit: units.code,
} as const

/** One page of guests; `today` is the property's date. */
export async function findGuests(
  tx: Tx,
  propertyId: string,
  query: GuestListQuery,
  today: string,
): Promise<{ rows: BookingRow[]; total: number }> {
  const where = and(
    eq(bookings.propertyId, propertyId),
    viewCondition(query.view, today),
    searchCondition(query.search),
  )
  const direction = query.order === 'desc' ? desc : asc
  const rows = await selectBookings(tx)
    .where(where)
    .orderBy(sql`${direction(SORT_COLUMNS[query.sort])} nulls last`, asc(bookings.lastName), asc(bookings.id))
    .limit(GUEST_LIST_PAGE_SIZE)
    .offset((query.page - 1) * GUEST_LIST_PAGE_SIZE)
  const [counted] = await tx
    .select({ total: count() })
    .from(bookings)
    .leftJoin(units, and(eq(units.propertyId, bookings.propertyId), eq(units.id, bookings.unitId)))
    .where(where)
  return { rows, total: counted?.total ?? 0 }
}

function viewCondition(view: GuestListQuery['view'], today: string): SQL | undefined {
  switch (view) {
    case 'current':
      return and(lte(bookings.arrival, today), gte(bookings.departure, today))
    case 'arriving':
      return and(eq(bookings.arrival, today), eq(bookings.state, 'precheckin'))
    case 'inHouse':
      return and(eq(bookings.state, 'checkin'), gte(bookings.departure, today))
    case 'departing':
      return eq(bookings.departure, today)
    case 'upcoming':
      return and(gt(bookings.arrival, today), eq(bookings.state, 'precheckin'))
    case 'departed':
      return or(eq(bookings.state, 'checkout'), lt(bookings.departure, today))
    case 'all':
      return undefined
  }
}

function searchCondition(search: string): SQL | undefined {
  const words = search.trim().split(/\s+/).filter(Boolean).slice(0, 5)
  return and(
    ...words.map((word) => {
      const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
      return or(
        ilike(bookings.firstName, pattern),
        ilike(bookings.lastName, pattern),
        ilike(bookings.bookingNumber, pattern),
        ilike(bookings.phone, pattern),
        ilike(bookings.email, pattern),
        ilike(units.code, pattern),
      )
    }),
  )
}

/** Who is in the house, then who comes next, then who left last. */
export function findGuestsByWords(
  tx: Tx,
  propertyId: string,
  words: readonly string[],
  limit: number,
): Promise<BookingRow[]> {
  const rank = sql`case ${bookings.state} when 'checkin' then 0 when 'precheckin' then 1 else 2 end`
  return selectBookings(tx)
    .where(and(eq(bookings.propertyId, propertyId), searchCondition(words.join(' '))))
    .orderBy(
      rank,
      sql`case when ${bookings.state} = 'precheckin' then ${bookings.arrival} end`,
      desc(bookings.departure),
      asc(bookings.id),
    )
    .limit(limit)
}

export type TodayCounts = {
  arrivals: number
  arrived: number
  departures: number
  departed: number
  inHouse: number
}

/** The day's numbers in one pass over the bookings that touch it. */
export async function countToday(tx: Tx, propertyId: string, today: string): Promise<TodayCounts> {
  const isCount = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`
  const [row] = await tx
    .select({
      arrivals: isCount(sql`${bookings.arrival} = ${today}`),
      arrived: isCount(sql`${bookings.arrival} = ${today} and ${bookings.state} <> 'precheckin'`),
      departures: isCount(sql`${bookings.departure} = ${today}`),
      departed: isCount(sql`${bookings.departure} = ${today} and ${bookings.state} = 'checkout'`),
      inHouse: isCount(sql`${bookings.state} = 'checkin'`),
    })
    .from(bookings)
    .where(
      and(eq(bookings.propertyId, propertyId), lte(bookings.arrival, today), gte(bookings.departure, today)),
    )
  return row ?? { arrivals: 0, arrived: 0, departures: 0, departed: 0, inHouse: 0 }
}

const STILL_TO_ARRIVE_LIMIT = 12

export function findStillToArrive(tx: Tx, propertyId: string, today: string): Promise<BookingRow[]> {
  return selectBookings(tx)
    .where(
      and(eq(bookings.propertyId, propertyId), eq(bookings.arrival, today), eq(bookings.state, 'precheckin')),
    )
    .orderBy(asc(bookings.lastName), asc(bookings.id))
    .limit(STILL_TO_ARRIVE_LIMIT)
}
