import type { BookingState, Guest } from '@innkeeper/domain/guests/schema.ts'
import { boolean, date, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

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
    unitId: text('unit_id'),
    language: text('language'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email'),
    phone: text('phone'),
    guestCustom: jsonb('guest_custom').$type<Guest['custom']>().notNull().default({}),
    isReturningGuest: boolean('is_returning_guest').notNull().default(false),
    attributes: jsonb('attributes').$type<Record<string, string>>().notNull().default({}),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.id] })],
)
