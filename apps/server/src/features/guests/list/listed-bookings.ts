import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Rows, Tx } from '../../../platform/db/port.ts'
import { unitCategories } from '../../units/tables.ts'
import { selectBookings } from '../repository.ts'
import { bookings } from '../tables.ts'
import type { ListedBooking } from './presenter.ts'

/** These bookings in the order they are named in; one that is gone meanwhile is left out. */
export async function findListedBookings(
  tx: Tx,
  propertyId: string,
  ids: readonly string[],
  today: string,
): Promise<ListedBooking[]> {
  if (ids.length === 0) return []
  const rows = await selectBookings(tx).where(
    and(eq(bookings.propertyId, propertyId), inArray(bookings.id, [...ids])),
  )
  const sharing = await findSharing(
    tx,
    propertyId,
    rows.filter((row) => row.unitId !== null && row.departure >= today).map(({ id }) => id),
  )
  const byId = new Map(rows.map((row) => [row.id, { ...row, sharesUnit: sharing.has(row.id) }]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** What the list can be narrowed to; whoever works with guests need not manage units. */
export function findCategoryNames(tx: Tx, propertyId: string): Promise<{ id: string; name: string }[]> {
  return tx
    .select({ id: unitCategories.id, name: unitCategories.name })
    .from(unitCategories)
    .where(eq(unitCategories.propertyId, propertyId))
    .orderBy(asc(unitCategories.name))
}

/** Those of the bookings whose unit is somebody else's on one of the nights; see `shareANight`. */
async function findSharing(tx: Tx, propertyId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const takes = (booking: SQL) =>
    sql`${booking}.state <> 'checkout' and ${booking}.cancelled_at is null and ${booking}.no_show_at is null`
  const { rows }: Rows<{ id: string }> = await tx.execute(sql`
    select b.id from bookings b
    where b.property_id = ${propertyId} and b.id in (${sql.join(
      ids.map((id) => sql`${id}`),
      sql`, `,
    )}) and ${takes(sql`b`)} and (
      select true from bookings o
      where o.property_id = ${propertyId} and o.unit_id = b.unit_id and o.id <> b.id and ${takes(sql`o`)}
        and o.departure >= b.arrival and greatest(o.departure, o.arrival + 1) > b.arrival
        and o.arrival < greatest(b.departure, b.arrival + 1)
      limit 1)`)
  return new Set(rows.map(({ id }) => id))
}
