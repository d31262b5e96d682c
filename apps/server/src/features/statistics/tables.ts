import type { Counts } from '@innkeeper/domain/statistics/counts.ts'
import type { Subject } from '@innkeeper/domain/statistics/subjects.ts'
import type { TrackingEventName } from '@innkeeper/domain/statistics/tracking-event.ts'
import { sql } from 'drizzle-orm'
import { boolean, date, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

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

/** Numbers by day and subject, for ever; a settled row is counted no more. */
export const statisticsDays = pgTable(
  'statistics_days',
  {
    propertyId: text('property_id').notNull(),
    subject: text('subject').$type<Subject>().notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    counts: jsonb('counts').$type<Counts>().notNull(),
    /** Of everything, without the counts of parts. */
    whole: jsonb('whole').$type<Counts>().notNull().generatedAlwaysAs(sql`whole_counts(counts)`),
    isSettled: boolean('is_settled').notNull().default(false),
    /** What the money of the day is in; null without any. */
    currency: text('currency'),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.subject, table.day] })],
)

export const trackingBatches = pgTable(
  'tracking_batches',
  {
    propertyId: text('property_id').notNull(),
    id: text('id').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    /** How many of its events were kept: one that is sent again gets the same answer. */
    kept: integer('kept').notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.id] })],
)

export const weeklySummaries = pgTable(
  'weekly_summaries',
  {
    propertyId: text('property_id').notNull(),
    userId: text('user_id').notNull(),
    isOn: boolean('is_on').notNull(),
    lastWeek: date('last_week', { mode: 'string' }),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.userId] })],
)
