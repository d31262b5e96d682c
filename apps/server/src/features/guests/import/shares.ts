import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import type { StoredImport } from './tables.ts'

/*
 * Who has a unit on the same nights. Of a unit's stays the first few that end after the arrival are looked at: those
 * who share a night are among them, however many stays the unit has had and will have.
 */
const LOOKED_AT = 6

/** A stay without a night needs the unit on its day. */
const end = (alias: string) => sql.raw(`greatest(${alias}.departure, ${alias}.arrival + 1)`)

export type AskedRow = {
  row: number
  booking_number: string | null
  unit_id: string | null
  arrival: string | null
  departure: string | null
}

/** Marks rows of a dry run whose unit others have, among the bookings and the rows above; answers how many. */
export async function markStagedShares(tx: Tx, { propertyId, id }: StoredImport, asked: readonly AskedRow[]) {
  if (asked.length === 0) return 0
  const { rows: marked } = await tx.execute<{ row: number }>(sql`
    with found as (
      select a.row, jsonb_agg(distinct jsonb_build_object('unit', u.code, 'name', o.name, 'bookingNumber', o.number)) as shares
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
        as a (row integer, booking_number text, unit_id text, arrival date, departure date)
      join units as u on u.property_id = ${propertyId} and u.id = a.unit_id
      cross join lateral (
        (select b.first_name || ' ' || b.last_name as name, b.booking_number as number, b.arrival, b.departure
        from bookings as b
        where b.property_id = ${propertyId} and b.unit_id = a.unit_id and b.departure >= a.arrival
          and b.booking_number <> a.booking_number
          and b.state <> 'checkout' and b.cancelled_at is null and b.no_show_at is null
        order by b.departure limit ${LOOKED_AT})
        union all
        (select s.guest_name, s.booking_number, s.arrival, s.departure from booking_import_rows as s
        where s.property_id = ${propertyId} and s.import_id = ${id} and s.unit_id = a.unit_id
          and s.departure >= a.arrival and s.row < a.row
        order by s.departure limit ${LOOKED_AT})
      ) as o
      where o.arrival < ${end('a')} and a.arrival < ${end('o')}
      group by a.row
    )
    update booking_import_rows as t set shares = found.shares from found
    where t.property_id = ${propertyId} and t.import_id = ${id} and t.row = found.row
    returning t.row`)
  return marked.length
}

/** The same for bookings that were just written: the row and the booking say it. */
export async function markWrittenShares(
  tx: Tx,
  { propertyId, id, fileName }: StoredImport,
  bookingIds: readonly string[],
  today: string,
): Promise<number> {
  if (bookingIds.length === 0) return 0
  const reason = `Imported from ${fileName}`
  const { rows } = await tx.execute<{ row: number }>(sql`
    with asked as (
      select b.* from bookings as b
      join jsonb_array_elements_text(${JSON.stringify(bookingIds)}::jsonb) as w (id) on w.id = b.id
      where b.property_id = ${propertyId} and b.unit_id is not null and b.departure >= ${today}::date
        and b.state <> 'checkout' and b.cancelled_at is null and b.no_show_at is null
    ),
    found as (
      select a.id, jsonb_agg(distinct jsonb_build_object('unit', u.code, 'name', '', 'bookingNumber', o.booking_number)) as shares
      from asked as a
      join units as u on u.property_id = ${propertyId} and u.id = a.unit_id
      cross join lateral (
        select b.id, b.booking_number, b.arrival, b.departure from bookings as b
        where b.property_id = ${propertyId} and b.unit_id = a.unit_id and b.departure >= a.arrival
          and b.id <> a.id and b.state <> 'checkout' and b.cancelled_at is null and b.no_show_at is null
        order by b.departure limit ${LOOKED_AT}
      ) as o
      where o.arrival < ${end('a')} and a.arrival < ${end('o')}
      group by a.id
    ),
    marked as (
      update bookings as b set shared_unit_reason = coalesce(b.shared_unit_reason, ${reason}) from found
      where b.property_id = ${propertyId} and b.id = found.id
    )
    update booking_import_rows as t set shares = found.shares from found
    where t.property_id = ${propertyId} and t.import_id = ${id} and t.booking_id = found.id
    returning t.row`)
  return rows.length
}
