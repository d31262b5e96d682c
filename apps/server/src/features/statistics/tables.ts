import type { TrackingEventName } from '@innkeeper/domain/statistics/tracking-event.ts'
import { date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

export const trackingEvents = pgTable(
  'tracking_events',
  {
    propertyId: text('property_id').notNull(),
    id: text('id').notNull(),
    event: text('event').$type<TrackingEventName>().notNull(),
    occurredAt: timestamp('occurred_at', { withTimezone: true }).notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    bookingId: text('booking_id'),
    linkId: text('link_id'),
    urlPath: text('url_path'),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.id] })],
)

export const trackingTotals = pgTable(
  'tracking_totals',
  {
    propertyId: text('property_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    event: text('event').$type<TrackingEventName>().notNull(),
    urlPath: text('url_path').notNull().default(''),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.day, table.event, table.urlPath] })],
)
