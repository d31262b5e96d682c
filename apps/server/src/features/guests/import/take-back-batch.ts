import type { ImportRow } from '@innkeeper/api/guests/import.ts'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { holdPlaces } from '../hold-places.ts'
import { bookings } from '../tables.ts'
import type { StoredBooking, Writer } from '../write-booking.ts'
import { restoredFields } from './restored-fields.ts'
import type { StoredImport, StoredRow, TakenBackCounts } from './tables.ts'
import { type ManyChange, noteMany, updateBookings, type WrittenBooking } from './write-many.ts'

export type TakingBack = {
  tx: Tx
  staged: StoredImport
  /** Which of these bookings somebody ordered for. */
  bookingsWithOrders(tx: Tx, propertyId: string, ids: readonly string[]): Promise<Set<string>>
}

type End = NonNullable<ImportRow['takenBack']>
type Ended = { row: number; taken_back: End }

/** Removes what these rows made and restores what they changed, as far as nobody did anything with it since. */
export async function takeBackRows(
  { tx, staged, bookingsWithOrders }: TakingBack,
  rows: readonly StoredRow[],
): Promise<TakenBackCounts> {
  const { propertyId } = staged
  const applied = rows.filter(
    ({ bookingId, outcome }) => bookingId && (outcome === 'new' || outcome === 'changed'),
  )
  const ids = applied.map(({ bookingId }) => bookingId ?? '')
  await holdPlaces(tx, propertyId)
  const held = await holdBookings(tx, propertyId, ids)
  const since = await findLater(tx, staged, applied)
  const ordered = ids.length === 0 ? new Set<string>() : await bookingsWithOrders(tx, propertyId, ids)
  const before = await findBefore(tx, propertyId, applied)
  const ended: Ended[] = []
  const removed: StoredBooking[] = []
  const updated: WrittenBooking[] = []
  const changes: ManyChange[] = []

  function endOf({ outcome, bookingId, row }: StoredRow): End {
    const booking = held.get(bookingId ?? '')
    if (!booking) return 'gone'
    if (outcome === 'changed') return restore(booking, row)
    if (ordered.has(booking.id)) return 'has-orders'
    if (since.has(row))
      return booking.checkedInAt && booking.state !== 'precheckin' ? 'checked-in' : 'changed-since'
    removed.push(booking)
    return 'removed'
  }

  function restore(booking: StoredBooking, row: number): End {
    const change = before.get(row)
    const { fields, kept } = restoredFields(booking, change ?? { before: {}, after: {} })
    const names = Object.keys(fields)
    if (names.length === 0) return 'changed-since'
    const revision = booking.revision + 1
    const restored = { ...booking, ...fields, revision }
    updated.push(restored)
    const pick = (of: object) => Object.fromEntries(names.map((name) => [name, of[name as keyof typeof of]]))
    changes.push({
      bookingId: booking.id,
      revision,
      kind: 'undone',
      before: pick(booking),
      after: pick(restored),
    })
    return kept.length === 0 ? 'restored' : 'partly'
  }

  for (const row of applied) ended.push({ row: row.row, taken_back: endOf(row) })
  await removeBookings(
    tx,
    propertyId,
    removed.map(({ id }) => id),
  )
  await updateBookings(tx, propertyId, updated)
  if (removed.length + updated.length > 0) {
    const by: Writer = { source: 'import', actorId: staged.actorId, actorName: staged.actorName }
    const linkKeys = [...removed, ...updated].map(({ linkKey }) => linkKey)
    await noteMany(tx, propertyId, { changes, linkKeys, by })
  }
  await storeEnds(tx, staged, rows, ended)
  const count = (...ends: End[]) => ended.filter(({ taken_back }) => ends.includes(taken_back)).length
  return {
    removed: count('removed', 'gone'),
    restored: count('restored'),
    kept: count('partly', 'has-orders', 'checked-in', 'changed-since'),
  }
}

async function holdBookings(tx: Tx, propertyId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, StoredBooking>()
  const found = await tx
    .select()
    .from(bookings)
    .where(and(eq(bookings.propertyId, propertyId), inArray(bookings.id, [...ids])))
    .orderBy(asc(bookings.id))
    .for('update')
  return new Map(found.map((booking) => [booking.id, booking]))
}

const askedRows = (rows: readonly StoredRow[]) =>
  JSON.stringify(rows.map(({ row, bookingId, revision }) => ({ row, booking_id: bookingId, revision })))

/** Rows whose booking somebody changed since, or a later import that still stands. */
async function findLater(
  tx: Tx,
  { propertyId, id }: StoredImport,
  rows: readonly StoredRow[],
): Promise<Set<number>> {
  const { rows: later } = await tx.execute<{ row: number }>(sql`
    select a.row from jsonb_to_recordset(${askedRows(rows)}::jsonb) as a (row integer, booking_id text, revision integer)
    where exists (
        select 1 from booking_changes as c where c.property_id = ${propertyId} and c.booking_id = a.booking_id
          and c.revision > a.revision and c.source <> 'import')
      or exists (
        select 1 from booking_import_rows as r where r.property_id = ${propertyId} and r.booking_id = a.booking_id
          and r.import_id <> ${id} and r.revision > a.revision and r.outcome = 'changed' and r.taken_back is null)`)
  return new Set(later.map(({ row }) => row))
}

type Change = { before: Record<string, unknown>; after: Record<string, unknown> }

async function findBefore(
  tx: Tx,
  propertyId: string,
  rows: readonly StoredRow[],
): Promise<Map<number, Change>> {
  const { rows: found } = await tx.execute<Change & { row: number }>(sql`
    select a.row, c.before, c.after
    from jsonb_to_recordset(${askedRows(rows)}::jsonb) as a (row integer, booking_id text, revision integer)
    join booking_changes as c
      on c.property_id = ${propertyId} and c.booking_id = a.booking_id and c.revision = a.revision`)
  return new Map(found.map(({ row, ...change }) => [row, change]))
}

async function removeBookings(tx: Tx, propertyId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.delete(bookings).where(and(eq(bookings.propertyId, propertyId), inArray(bookings.id, [...ids])))
}

/** What is left of a file goes with it. */
async function storeEnds(
  tx: Tx,
  { propertyId, id }: StoredImport,
  rows: readonly StoredRow[],
  ended: readonly Ended[],
): Promise<void> {
  const all = rows.map(({ row }) => ({
    row,
    taken_back: ended.find((one) => one.row === row)?.taken_back ?? null,
  }))
  await tx.execute(sql`
    update booking_import_rows as t set cells = null, taken_back = r.taken_back
    from jsonb_to_recordset(${JSON.stringify(all)}::jsonb) as r (row integer, taken_back text)
    where t.property_id = ${propertyId} and t.import_id = ${id} and t.row = r.row`)
}
