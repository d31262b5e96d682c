import { isDeepStrictEqual } from 'node:util'
import type { BookingChangeKind, BookingSource } from '@innkeeper/domain/guests/schema.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { emit } from '../../platform/events/outbox.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { newId } from '../../platform/ids.ts'
import { bookingChanges, bookings } from './tables.ts'
import { watchIdOf } from './watch-id.ts'

/*
 * The one door for every write of a single booking: staff, the API, a property management system. A change raises
 * the revision, is kept with what it changed, and is told to open pages, all in the transaction it is given.
 * Imports of many rows write in bulk and say so once for each batch.
 */

export type StoredBooking = typeof bookings.$inferSelect
type Insert = typeof bookings.$inferInsert
type Kept = 'propertyId' | 'id' | 'revision' | 'createdAt' | 'updatedAt' | 'changedIn'
export type NewBooking = Omit<Insert, Kept | 'linkKey'> & { linkKey?: string }
export type BookingChange = Partial<Omit<StoredBooking, Kept>>
/** Who writes; nobody where another system or the clock does. */
export type Writer = { source: BookingSource; actorId: string | null; actorName: string | null }

/** The booking, held until the transaction ends: two changes of one booking happen one after the other. */
export async function lockBooking(tx: Tx, propertyId: string, id: string): Promise<StoredBooking> {
  const [row] = await tx
    .select()
    .from(bookings)
    .where(and(eq(bookings.propertyId, propertyId), eq(bookings.id, id)))
    .for('update')
  if (!row) throw new AppError('booking/unknown', 'No such booking.')
  return row
}

export async function createBooking(
  tx: Tx,
  propertyId: string,
  booking: NewBooking,
  by: Writer,
): Promise<StoredBooking> {
  const [row] = await tx
    .insert(bookings)
    .values({ linkKey: newId(), source: by.source, ...booking, propertyId, id: newId() })
    .returning()
  if (!row) throw new TypeError('a booking was not written')
  await note(tx, row, 'created', by)
  return row
}

const BOUGHT_TIMES = ['checkInTime', 'checkOutTime'] as const

/** Writes what differs; where nothing does, nothing happens and nobody is told. */
export async function changeBooking(
  tx: Tx,
  booking: StoredBooking,
  change: BookingChange,
  { kind, by }: { kind: BookingChangeKind; by: Writer },
): Promise<StoredBooking> {
  const fields = changedFields(booking, change)
  if (fields.length === 0) return booking
  const [row] = await tx
    .update(bookings)
    .set({ ...change, revision: sql`${bookings.revision} + 1` })
    .where(and(eq(bookings.propertyId, booking.propertyId), eq(bookings.id, booking.id)))
    .returning()
  if (!row) throw new TypeError('a booking was not written')
  // Hours that were bought go with the day they were bought for: the database takes them off.
  const followed = BOUGHT_TIMES.filter((field) => !fields.includes(field) && row[field] !== booking[field])
  const pick = (of: StoredBooking) =>
    Object.fromEntries([...fields, ...followed].map((field) => [field, of[field]]))
  await note(tx, row, kind, by, { before: pick(booking), after: pick(row), oldLinkKey: booking.linkKey })
  return row
}

/** What a change would write. */
export function changedFields(booking: StoredBooking, change: BookingChange): (keyof BookingChange)[] {
  return (Object.keys(change) as (keyof BookingChange)[]).filter(
    (field) => change[field] !== undefined && !isDeepStrictEqual(change[field], booking[field]),
  )
}

async function note(
  tx: Tx,
  { propertyId, id, revision, linkKey }: StoredBooking,
  kind: BookingChangeKind,
  { source, actorId, actorName }: Writer,
  {
    before = {},
    after = {},
    oldLinkKey = linkKey,
  }: { before?: object; after?: object; oldLinkKey?: string } = {},
): Promise<void> {
  await tx.insert(bookingChanges).values({
    propertyId,
    bookingId: id,
    revision,
    kind,
    source,
    actorId,
    actorName,
    before: before as Record<string, unknown>,
    after: after as Record<string, unknown>,
  })
  await emit(tx, propertyId, 'booking.changed', { bookingId: id, kind, revision })
  const watchIds = [...new Set([oldLinkKey, linkKey])].map(watchIdOf)
  await emit(tx, propertyId, 'stay.changed', { watchIds })
}
