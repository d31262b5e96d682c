import type { PostingState } from '@innkeeper/domain/integrations/posting-step.ts'
import type { StayStep } from '@innkeeper/domain/integrations/stay-step.ts'
import type { PmsSystem } from '@innkeeper/domain/integrations/systems.ts'
import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/moment.ts'
import type { BookingProblem } from './booking-problem.ts'
import type { Counts } from './counts.ts'
import type { Trouble } from './trouble.ts'

export const pmsConnections = pgTable('pms_connections', {
  propertyId: text('property_id').primaryKey(),
  system: text('system').$type<PmsSystem>().notNull(),
  credentials: text('credentials').notNull(),
  settings: jsonb('settings').notNull(),
  found: jsonb('found').notNull(),
  state: text('state').$type<'new' | 'on' | 'paused'>().notNull().default('new'),
  keptUntil: moment('kept_until'),
  contactedAt: moment('contacted_at'),
  trouble: jsonb('trouble').$type<Trouble>(),
  troubleSince: moment('trouble_since'),
  failures: integer('failures').notNull().default(0),
  nextTryAt: moment('next_try_at'),
  busyUntil: moment('busy_until'),
  revision: integer('revision').notNull().default(1),
  connectedBy: text('connected_by'),
  connectedAt: moment('connected_at').notNull(),
})
export type ConnectionRow = typeof pmsConnections.$inferSelect

export const pmsBookings = pgTable(
  'pms_bookings',
  {
    propertyId: text('property_id').notNull(),
    externalId: text('external_id').notNull(),
    bookingId: text('booking_id'),
    number: text('number').notNull(),
    accountId: text('account_id').notNull(),
    updatedAt: moment('updated_at').notNull(),
    problem: jsonb('problem').$type<BookingProblem>(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.externalId] })],
)

export const pmsImports = pgTable(
  'pms_imports',
  {
    propertyId: text('property_id').notNull(),
    id: text('id').notNull(),
    isDryRun: boolean('is_dry_run').notNull(),
    state: text('state').$type<'running' | 'done' | 'stopped'>().notNull(),
    windowsDone: integer('windows_done').notNull().default(0),
    windows: integer('windows').notNull(),
    counts: jsonb('counts').$type<Counts>().notNull(),
    trouble: jsonb('trouble').$type<Trouble>(),
    startedBy: text('started_by'),
    startedAt: moment('started_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.id] })],
)
export type ImportRow = typeof pmsImports.$inferSelect

export const pmsStaySteps = pgTable(
  'pms_stay_steps',
  {
    propertyId: text('property_id').notNull(),
    bookingId: text('booking_id').notNull(),
    step: text('step').$type<StayStep>().notNull(),
    state: text('state').$type<'trying' | 'done' | 'refused'>().notNull(),
    trouble: jsonb('trouble').$type<Trouble>(),
    tries: integer('tries').notNull().default(0),
    nextTryAt: moment('next_try_at'),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.bookingId, table.step] })],
)

export const pmsRoomChanges = pgTable(
  'pms_room_changes',
  {
    propertyId: text('property_id').notNull(),
    bookingId: text('booking_id').notNull(),
    orderId: text('order_id').notNull(),
    state: text('state').$type<'trying' | 'done' | 'refused'>().notNull(),
    trouble: jsonb('trouble').$type<Trouble>(),
    tries: integer('tries').notNull().default(0),
    nextTryAt: moment('next_try_at'),
    revision: integer('revision').notNull().default(1),
    at: moment('at').notNull(),
    changedAt: moment('changed_at'),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.bookingId] })],
)

export const pmsRegistrations = pgTable(
  'pms_registrations',
  {
    propertyId: text('property_id').notNull(),
    submissionId: text('submission_id').notNull(),
    state: text('state').$type<'trying' | 'done' | 'refused'>().notNull(),
    trouble: jsonb('trouble').$type<Trouble>(),
    tries: integer('tries').notNull().default(0),
    nextTryAt: moment('next_try_at'),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.submissionId] })],
)

export const pmsPostings = pgTable(
  'pms_postings',
  {
    propertyId: text('property_id').notNull(),
    orderId: text('order_id').notNull(),
    system: text('system').$type<PmsSystem>().notNull(),
    state: text('state').$type<PostingState>().notNull(),
    trouble: jsonb('trouble').$type<Trouble>(),
    tries: integer('tries').notNull().default(0),
    nextTryAt: moment('next_try_at'),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.orderId] })],
)
export type PostingRow = typeof pmsPostings.$inferSelect
