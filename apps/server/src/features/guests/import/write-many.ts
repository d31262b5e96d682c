import type { BookingChangeKind } from '@innkeeper/domain/guests/schema.ts'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { emit } from '../../../platform/events/outbox.ts'
import { watchIdOf } from '../watch-id.ts'
import type { StoredBooking, Writer } from '../write-booking.ts'

/*
 * The door of write-booking.ts for many bookings at once: the same history, told once for all of them.
 */

/** Columns an import writes, with their types. */
const COLUMNS = {
  booking_number: 'text',
  arrival: 'date',
  departure: 'date',
  state: 'text',
  rate_code: 'text',
  unit_category_id: 'text',
  unit_id: 'text',
  language: 'text',
  first_name: 'text',
  last_name: 'text',
  email: 'text',
  phone: 'text',
  guest_custom: 'jsonb',
  adults: 'integer',
  children: 'integer',
  expected_arrival: 'text',
  check_in_time: 'text',
  check_out_time: 'text',
  cancelled_at: 'timestamptz',
  no_show_at: 'timestamptz',
  checked_in_at: 'timestamptz',
  checked_out_at: 'timestamptz',
  shared_unit_reason: 'text',
  is_returning_guest: 'boolean',
  returning_guest_said: 'boolean',
  attributes: 'jsonb',
  outside: 'jsonb',
} as const
const NAMES = Object.keys(COLUMNS)
const TYPED = Object.entries(COLUMNS).map(([name, type]) => `${name} ${type}`)

export type WrittenBooking = Omit<
  StoredBooking,
  | 'type'
  | 'marketingConsent'
  | 'source'
  | 'externalId'
  | 'createdAt'
  | 'updatedAt'
  | 'changedIn'
  | 'registeredAt'
  | 'registeredPeople'
>

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const asRecords = (bookings: readonly WrittenBooking[]) =>
  JSON.stringify(
    bookings.map((booking) =>
      Object.fromEntries(Object.entries(booking).map(([name, value]) => [snakeCase(name), value])),
    ),
  )

export async function insertBookings(
  tx: Tx,
  propertyId: string,
  bookings: readonly WrittenBooking[],
  source: Writer['source'],
): Promise<void> {
  if (bookings.length === 0) return
  await tx.execute(sql`
    insert into bookings (property_id, id, link_key, source, revision, ${sql.raw(NAMES.join(', '))})
    select ${propertyId}, r.id, r.link_key, ${source}, 1, ${sql.raw(NAMES.map((name) => `r.${name}`).join(', '))}
    from jsonb_to_recordset(${asRecords(bookings)}::jsonb)
      as r (id text, link_key text, ${sql.raw(TYPED.join(', '))})`)
}

/** Writes bookings as they are to be, each with the revision it is to have; whoever calls holds them. */
export async function updateBookings(
  tx: Tx,
  propertyId: string,
  bookings: readonly WrittenBooking[],
): Promise<void> {
  if (bookings.length === 0) return
  await tx.execute(sql`
    update bookings as b set revision = r.revision, ${sql.raw(NAMES.map((name) => `${name} = r.${name}`).join(', '))}
    from jsonb_to_recordset(${asRecords(bookings)}::jsonb)
      as r (id text, revision integer, ${sql.raw(TYPED.join(', '))})
    where b.property_id = ${propertyId} and b.id = r.id`)
}

export type ManyChange = {
  bookingId: string
  revision: number
  kind: BookingChangeKind
  before: object
  after: object
}

/** Keeps what happened to each, and tells open pages once. */
export async function noteMany(
  tx: Tx,
  propertyId: string,
  { changes, linkKeys, by }: { changes: readonly ManyChange[]; linkKeys: readonly string[]; by: Writer },
): Promise<void> {
  if (changes.length > 0) {
    await tx.execute(sql`
      insert into booking_changes (property_id, booking_id, revision, kind, source, actor_id, actor_name, before, after)
      select ${propertyId}, r."bookingId", r.revision, r.kind, ${by.source}, ${by.actorId}, ${by.actorName}, r.before, r.after
      from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
        as r ("bookingId" text, revision integer, kind text, before jsonb, after jsonb)`)
  }
  await emit(tx, propertyId, 'booking.changed', { bookingId: null })
  if (linkKeys.length > 0) await emit(tx, propertyId, 'stay.changed', { watchIds: linkKeys.map(watchIdOf) })
}
