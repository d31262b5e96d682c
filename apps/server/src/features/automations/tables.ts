import type { Automation, StepSkipReason } from '@innkeeper/domain/automations/schema.ts'
import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/moment.ts'

export const automations = pgTable(
  'automations',
  {
    propertyId: text('property_id').notNull(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    automation: jsonb('automation').$type<Automation>().notNull(),
    version: integer('version').notNull().default(1),
    isOn: boolean('is_on').notNull().default(false),
    turnedOnAt: moment('turned_on_at'),
    starter: text('starter'),
    revision: integer('revision').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    changedBy: text('changed_by'),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.id] })],
)
export type AutomationRow = typeof automations.$inferSelect

export const automationSteps = pgTable(
  'automation_steps',
  {
    propertyId: text('property_id').notNull(),
    automationId: text('automation_id').notNull(),
    version: integer('version').notNull(),
    bookingId: text('booking_id').notNull(),
    step: integer('step').notNull(),
    subject: text('subject').notNull().default(''),
    dueAt: moment('due_at').notNull(),
    state: text('state').$type<'planned' | 'done' | 'skipped'>().notNull(),
    reason: text('reason').$type<StepSkipReason>(),
    doneAt: moment('done_at'),
  },
  (table) => [
    primaryKey({
      columns: [
        table.propertyId,
        table.automationId,
        table.version,
        table.bookingId,
        table.step,
        table.subject,
      ],
    }),
  ],
)
export type AutomationStepRow = typeof automationSteps.$inferSelect
