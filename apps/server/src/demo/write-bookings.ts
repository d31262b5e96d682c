import { bookingChanges, bookings } from '../features/guests/tables.ts'
import type { Tx } from '../platform/db/port.ts'
import type { DemoBooking, DemoProperty } from './demo-property.ts'
import { writeRows } from './write-rows.ts'

/** Half a year of bookings. */
export async function writeBookings(tx: Tx, { property, ...demo }: DemoProperty): Promise<void> {
  const { propertyId } = property
  const revisions = new Map(demo.bookingChanges.map(({ bookingId, revision }) => [bookingId, revision]))
  await writeRows(
    tx,
    bookings,
    demo.bookings.map((booking) => ({
      propertyId,
      revision: revisions.get(booking.id) ?? 1,
      ...bookingRow(booking),
    })),
  )
  if (demo.bookingChanges.length > 0) {
    await tx.insert(bookingChanges).values(demo.bookingChanges.map((change) => ({ propertyId, ...change })))
  }
}

function bookingRow({ guest, createdAt, ...booking }: DemoBooking) {
  const { firstName, lastName, email, phone, custom } = guest
  const made = createdAt ?? booking.checkedInAt ?? new Date(`${booking.arrival}T00:00:00Z`)
  return { ...booking, firstName, lastName, email, phone, guestCustom: custom, createdAt: made }
}
