import type {
  BookingAttributes,
  BookingChangeKind,
  BookingSource,
  BookingState,
  Guest,
  MarketingConsent,
} from '@innkeeper/domain/guests/schema.ts'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { boolean, customType, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/moment.ts'

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })

export const bookings = pgTable(
  'bookings',
  {
    propertyId: text('property_id').notNull(),
    id: text('id').notNull(),
    linkKey: text('link_key').notNull(),
    bookingNumber: text('booking_number').notNull(),
    arrival: date('arrival', { mode: 'string' }).notNull(),
    departure: date('departure', { mode: 'string' }).notNull(),
    state: text('state').$type<BookingState>().notNull().default('precheckin'),
    type: text('type').notNull().default('accommodation'),
    rateCode: text('rate_code'),
    /** What was booked; the unit may be of another category. */
    unitCategoryId: text('unit_category_id'),
    unitId: text('unit_id'),
    language: text('language'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email'),
    phone: text('phone'),
    guestCustom: jsonb('guest_custom').$type<Guest['custom']>().notNull().default({}),
    adults: integer('adults'),
    children: integer('children'),
    expectedArrival: text('expected_arrival'),
    checkInTime: text('check_in_time'),
    checkOutTime: text('check_out_time'),
    cancelledAt: moment('cancelled_at'),
    noShowAt: moment('no_show_at'),
    checkedInAt: moment('checked_in_at'),
    checkedOutAt: moment('checked_out_at'),
    sharedUnitReason: text('shared_unit_reason'),
    marketingConsent: jsonb('marketing_consent').$type<MarketingConsent>(),
    isReturningGuest: boolean('is_returning_guest').notNull().default(false),
    returningGuestSaid: boolean('returning_guest_said'),
    attributes: jsonb('attributes').$type<Partial<BookingAttributes>>().notNull().default({}),
    source: text('source').$type<BookingSource>().notNull().default('staff'),
    externalId: text('external_id'),
    /** The fields as another system last said them; what differs was changed by hand. */
    outside: jsonb('outside').$type<Record<string, unknown>>(),
    /** When the person was taken out of it; what is left is the nights. */
    erasedAt: moment('erased_at'),
    /** When the guest registered, and how many adults of the booking did. */
    registeredAt: moment('registered_at'),
    registeredPeople: integer('registered_people').notNull().default(0),
    revision: integer('revision').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    changedIn: transactionId('changed_in').notNull().default(sql`default`),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.id] })],
)

/** What happened to a booking; before and after hold the changed fields alone. */
export const bookingChanges = pgTable(
  'booking_changes',
  {
    propertyId: text('property_id').notNull(),
    bookingId: text('booking_id').notNull(),
    revision: integer('revision').notNull(),
    at: moment('at').notNull().defaultNow(),
    kind: text('kind').$type<BookingChangeKind>().notNull(),
    source: text('source').$type<BookingSource>().notNull(),
    actorId: text('actor_id'),
    actorName: text('actor_name'),
    before: jsonb('before').$type<Record<string, unknown>>().notNull().default({}),
    after: jsonb('after').$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.bookingId, table.revision] })],
)

/** In SQL what `isWhollyRegistered` says. */
const wholly = (registeredAt: SQLWrapper, people: SQLWrapper, adults: SQLWrapper): SQL<boolean> =>
  sql<boolean>`(${registeredAt} is not null and greatest(${people}, 1) >= coalesce(${adults}, 1))`

export const isRegistered = wholly(bookings.registeredAt, bookings.registeredPeople, bookings.adults)

/** The same of `bookings b`. */
export const isRegisteredStay = wholly(sql`b.registered_at`, sql`b.registered_people`, sql`b.adults`)
