import type { CleaningChoice } from '@innkeeper/domain/cleaning/constants.ts'
import type { MarkKind } from '@innkeeper/domain/cleaning/marks.ts'
import type { CleaningSettings } from '@innkeeper/domain/cleaning/settings-schema.ts'
import { date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/moment.ts'

export const cleaningChoices = pgTable(
  'cleaning_choices',
  {
    propertyId: text('property_id').notNull(),
    bookingId: text('booking_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    choice: text('choice').$type<CleaningChoice>().notNull(),
    note: text('note').notNull().default(''),
    cardId: text('card_id').notNull(),
    chosenAt: moment('chosen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.bookingId, table.day] })],
)

export const cleaningMarks = pgTable(
  'cleaning_marks',
  {
    propertyId: text('property_id').notNull(),
    id: text('id').notNull(),
    unitId: text('unit_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind').$type<MarkKind>().notNull(),
    madeAt: moment('made_at').notNull(),
    receivedAt: moment('received_at').notNull(),
    byId: text('by_id').notNull(),
    byName: text('by_name').notNull(),
    assigneeId: text('assignee_id'),
    assigneeName: text('assignee_name'),
    text: text('text').notNull().default(''),
    pictureIds: text('picture_ids').array().notNull().default([]),
    problemId: text('problem_id'),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.id] })],
)
export type CleaningMarkRow = typeof cleaningMarks.$inferSelect

export const cleaningPictures = pgTable(
  'cleaning_pictures',
  {
    propertyId: text('property_id').notNull(),
    id: text('id').notNull(),
    addedBy: text('added_by').notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.id] })],
)

/** A guest who moves may be told of the other room, too. */
export const cleaningTold = pgTable(
  'cleaning_told',
  {
    propertyId: text('property_id').notNull(),
    bookingId: text('booking_id').notNull(),
    unitId: text('unit_id').notNull(),
    id: text('id').notNull(),
    toldAt: moment('told_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.bookingId, table.unitId] })],
)

export const cleaningSettings = pgTable('cleaning_settings', {
  propertyId: text('property_id').primaryKey(),
  settings: jsonb('settings').$type<CleaningSettings>().notNull(),
  revision: integer('revision').notNull().default(1),
  changedBy: text('changed_by'),
  changedAt: moment('changed_at'),
})
