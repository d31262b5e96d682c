import { getTableColumns, sql } from 'drizzle-orm'
import { bookingChanges, bookings } from '../features/guests/tables.ts'
import type { Tx } from '../platform/db/port.ts'
import type { DemoBooking, DemoProperty } from './demo-property.ts'

/** Of all at once the embedded engine takes seconds on a busy machine, and one statement may take ten. */
const AT_ONCE = 200

/** Half a year of bookings, many as one value: as many as their fields, they would keep a first start waiting. */
export async function writeBookings(tx: Tx, { property, ...demo }: DemoProperty): Promise<void> {
  const { propertyId } = property
  const revisions = new Map(demo.bookingChanges.map(({ bookingId, revision }) => [bookingId, revision]))
  const rows = demo.bookings.map((booking) =>
    named({ propertyId, revision: revisions.get(booking.id) ?? 1, ...bookingRow(booking) }),
  )
  const columns = sql.raw(Object.keys(rows[0] ?? {}).join(', '))
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = JSON.stringify(rows.slice(from, from + AT_ONCE))
    await tx.execute(
      sql`insert into bookings (${columns})
        select ${columns} from jsonb_populate_recordset(null::bookings, ${some}::jsonb)`,
    )
  }
  if (demo.bookingChanges.length > 0) {
    await tx.insert(bookingChanges).values(demo.bookingChanges.map((change) => ({ propertyId, ...change })))
  }
}

function bookingRow({ guest, createdAt, ...booking }: DemoBooking) {
  const { firstName, lastName, email, phone, custom } = guest
  const made = createdAt ?? booking.checkedInAt ?? new Date(`${booking.arrival}T00:00:00Z`)
  return { ...booking, firstName, lastName, email, phone, guestCustom: custom, createdAt: made }
}

const COLUMNS = Object.entries(getTableColumns(bookings))

/** As the database names its columns, each row with the same ones. */
function named(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(COLUMNS.flatMap(([key, { name }]) => (key in row ? [[name, row[key]]] : [])))
}
