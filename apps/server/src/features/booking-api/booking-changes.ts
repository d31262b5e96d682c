import type { listBookingChanges } from '@innkeeper/api/booking-api/bookings.ts'
import type { AnswerOf } from '@innkeeper/api/endpoint.ts'
import { sql } from 'drizzle-orm'
import type { Database, Tx } from '../../platform/db/port.ts'
import { bookings } from '../guests/tables.ts'
import { BEGINNING, formatCursor, parseCursor, unknownCursor } from './cursor.ts'
import { findChanged } from './told-booking.ts'

type Asked = { changedSince?: string | undefined; limit: number; origin: string }
type Changes = AnswerOf<typeof listBookingChanges>

/** How many restored rows are numbered anew in one short transaction. */
const BATCH_ROWS = 2000

/**
 * Bookings in the order of the transactions that changed them. A transaction that still runs may commit a change with
 * a smaller place, so what is at or above the oldest running one has to wait (decision 003): nothing is missed.
 */
export async function readChanges(db: Database, propertyId: string, asked: Asked): Promise<Changes> {
  const cursor = asked.changedSince ? parseCursor(asked.changedSince) : BEGINNING
  const read = () =>
    db.tenant(
      propertyId,
      async (tx) => {
        const { next, isRestored } = await standingOf(tx, propertyId)
        if (isRestored) return null
        if (cursor.changedIn >= next) throw unknownCursor()
        const place = sql`(${cursor.changedIn.toString()}::xid8, ${cursor.id})`
        const after = sql`(${bookings.changedIn}, ${bookings.id}) > ${place}
          and ${bookings.changedIn} < pg_snapshot_xmin(pg_current_snapshot())`
        const rows = await findChanged(tx, propertyId, {
          after,
          limit: asked.limit + 1,
          origin: asked.origin,
        })
        const shown = rows.slice(0, asked.limit)
        const last = shown.at(-1)
        const end = last ? { changedIn: BigInt(last.changedIn), id: last.booking.id } : cursor
        return {
          bookings: shown.map(({ booking }) => booking),
          cursor: formatCursor(end),
          hasMore: rows.length > shown.length,
        }
      },
      { readOnly: true },
    )
  const changes = await read()
  if (changes) return changes
  await numberRestored(db, propertyId)
  return (await read()) ?? { bookings: [], cursor: formatCursor(cursor), hasMore: true }
}

/** Rows above the next transaction were restored from another database: they belong to no transaction of this one. */
const isAbove = sql`${bookings.changedIn} >= pg_snapshot_xmax(pg_current_snapshot())`

async function standingOf(tx: Tx, propertyId: string): Promise<{ next: bigint; isRestored: boolean }> {
  const { rows } = await tx.execute<{ next: string; restored: boolean }>(sql`
    select pg_snapshot_xmax(pg_current_snapshot())::text as next,
      exists (select 1 from ${bookings} where ${bookings.propertyId} = ${propertyId} and ${isAbove}) as restored`)
  return { next: BigInt(rows[0]?.next ?? 0), isRestored: rows[0]?.restored ?? false }
}

/** Gives them a place in the order of this database; the trigger of the table writes it. */
async function numberRestored(db: Database, propertyId: string): Promise<void> {
  for (let count = BATCH_ROWS; count === BATCH_ROWS; ) {
    count = await db.tenant(propertyId, async (tx) => {
      const { rows } = await tx.execute(sql`
        update bookings set revision = revision where property_id = ${propertyId} and id in (
          select ${bookings.id} from ${bookings} where ${bookings.propertyId} = ${propertyId} and ${isAbove}
          limit ${BATCH_ROWS}
        ) returning 1`)
      return rows.length
    })
  }
}
