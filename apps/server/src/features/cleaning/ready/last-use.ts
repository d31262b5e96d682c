import { usedUntil } from '@innkeeper/domain/cleaning/ready.ts'
import { localTimeAt } from '@innkeeper/domain/time.ts'
import { and, between, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Rows, Tx } from '../../../platform/db/port.ts'
import { bookingChanges, bookings } from '../../guests/tables.ts'

type Asked = {
  propertyId: string
  timeZone: string
  date: string
  since: string
  unitIds: readonly string[]
}

/** The last day on which a guest was in each of the rooms; those that have been empty since are left out. */
export async function findLastUse(tx: Tx, asked: Asked): Promise<ReadonlyMap<string, string>> {
  const last = new Map<string, string>()
  const use = (unitId: string | null, day: string | null) => {
    if (unitId === null || day === null) return
    if (day > (last.get(unitId) ?? '')) last.set(unitId, day)
  }
  for (const { unitId, ...stay } of await findStays(tx, asked)) use(unitId, usedUntil(stay, asked.date))
  for (const { unitId, at } of await findMoves(tx, asked)) {
    const day = localTimeAt(at.getTime(), asked.timeZone).date
    // The history is dated by the database, whose clock may be ahead of ours.
    use(unitId, day < asked.date ? day : asked.date)
  }
  return last
}

/** Of guests who have come; who was to come and did not has left nothing behind. */
function stayed({ propertyId, since, date }: Asked) {
  return and(
    eq(bookings.propertyId, propertyId),
    isNull(bookings.cancelledAt),
    isNull(bookings.noShowAt),
    // Of all bookings few are in the house or just left: both have an index.
    or(
      and(eq(bookings.state, 'checkin'), gt(bookings.departure, date)),
      and(ne(bookings.state, 'precheckin'), between(bookings.departure, since, date)),
    ),
  )
}

type Stay = { unitId: string; arrival: string; departure: string; leftOn: string | null }

/** A statement and text alone: a week of a large house is thousands of stays. */
async function findStays(tx: Tx, asked: Asked): Promise<Stay[]> {
  const { rows }: Rows<Stay> = await tx.execute(sql`
    select unit_id as "unitId", arrival::text, departure::text,
      (checked_out_at at time zone ${asked.timeZone})::date::text as "leftOn"
    from ${bookings} where ${and(stayed(asked), inArray(bookings.unitId, [...asked.unitIds]))}`)
  return rows
}

/** Rooms that somebody moved out of into another one; which room was meant before they came used none. */
function findMoves(tx: Tx, asked: Asked) {
  const { at, before } = bookingChanges
  const unitId = sql<string | null>`${before}->>'unitId'`
  return tx
    .select({ unitId, at })
    .from(bookingChanges)
    .innerJoin(
      bookings,
      and(eq(bookings.propertyId, bookingChanges.propertyId), eq(bookings.id, bookingChanges.bookingId)),
    )
    .where(
      and(
        stayed(asked),
        inArray(unitId, [...asked.unitIds]),
        gt(at, sql`coalesce(${bookings.checkedInAt}, (${bookings.arrival} + 1)::timestamptz)`),
      ),
    )
}
