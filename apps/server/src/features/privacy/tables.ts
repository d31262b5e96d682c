import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/moment.ts'

const counter = (name: string) => integer(name).notNull().default(0)

export const retentionSettings = pgTable('retention_settings', {
  propertyId: text('property_id').primaryKey(),
  guests: integer('guests_months').notNull(),
  messages: integer('messages_months').notNull(),
  answers: integer('answers_months').notNull(),
  revision: integer('revision').notNull().default(1),
  changedBy: text('changed_by'),
  changedAt: moment('changed_at'),
})

/** What a night took away; one row for each of the property's days. */
export const retentionRuns = pgTable(
  'retention_runs',
  {
    propertyId: text('property_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    startedAt: moment('started_at').notNull(),
    finishedAt: moment('finished_at'),
    guests: counter('guests'),
    orders: counter('orders'),
    messages: counter('messages'),
    answers: counter('answers'),
    registrations: counter('registrations'),
    keptBack: counter('kept_back'),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.day] })],
)
