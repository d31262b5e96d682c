import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/db/moment.ts'

export const threads = pgTable(
  'threads',
  {
    propertyId: text('property_id').notNull(),
    id: text('id').notNull(),
    bookingId: text('booking_id'),
    visitorName: text('visitor_name'),
    visitorRoom: text('visitor_room'),
    language: text('language').notNull(),
    assignedTo: text('assigned_to'),
    doneAt: moment('done_at'),
    lastAt: moment('last_at').notNull(),
    readByGuestAt: moment('read_by_guest_at'),
    readByStaffAt: moment('read_by_staff_at'),
    waitsSince: moment('waits_since'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.id] })],
)
export type ThreadRow = typeof threads.$inferSelect

export const threadEntries = pgTable(
  'thread_entries',
  {
    propertyId: text('property_id').notNull(),
    id: text('id').notNull(),
    threadId: text('thread_id').notNull(),
    writtenBy: text('written_by').$type<'guest' | 'staff' | 'note'>().notNull(),
    channel: text('channel').$type<'guestbook' | 'sms' | 'email'>().notNull(),
    text: text('text').notNull(),
    picture: jsonb('picture').$type<{ file: string; width: number; height: number }>(),
    authorId: text('author_id'),
    authorName: text('author_name'),
    at: moment('at').notNull(),
    clientKey: text('client_key'),
    goesOutAt: moment('goes_out_at'),
    messageId: text('message_id'),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.id] })],
)
export type ThreadEntryRow = typeof threadEntries.$inferSelect

export const threadDevices = pgTable(
  'thread_devices',
  {
    propertyId: text('property_id').notNull(),
    threadId: text('thread_id').notNull(),
    deviceHash: text('device_hash').notNull(),
    since: moment('since').notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.threadId, table.deviceHash] })],
)

export const threadCodes = pgTable(
  'thread_codes',
  {
    propertyId: text('property_id').notNull(),
    threadId: text('thread_id').notNull(),
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.threadId] })],
)

export const cannedAnswers = pgTable(
  'canned_answers',
  {
    propertyId: text('property_id').notNull(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    languages: jsonb('languages').$type<Record<string, string>>().notNull(),
    position: integer('position').notNull(),
    revision: integer('revision').notNull().default(1),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.id] })],
)
