import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/db/moment.ts'

export const threads = pgTable(
  'threads',
  {
    propertyId: text('property_id').notNull(),
    id: text('id').notNull(),
    bookingId: text('booking_id'),
    visitorName: text('visitor_name'),
    visitorRoom: text('visitor_room'),
    sender: text('sender'),
    language: text('language').notNull(),
    assignedTo: text('assigned_to'),
    assignedName: text('assigned_name'),
    doneAt: moment('done_at'),
    lastAt: moment('last_at').notNull(),
    readByGuestAt: moment('read_by_guest_at'),
    readByStaff: bigint('read_by_staff', { mode: 'number' }).notNull().default(0),
    readByStaffAt: moment('read_by_staff_at'),
    waitsSince: moment('waits_since'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.id] })],
)
export type ThreadRow = typeof threads.$inferSelect

export type EntryPicture = { file: string; width: number; height: number }

export const threadEntries = pgTable(
  'thread_entries',
  {
    propertyId: text('property_id').notNull(),
    id: text('id').notNull(),
    threadId: text('thread_id').notNull(),
    number: bigint('number', { mode: 'number' }).generatedAlwaysAsIdentity(),
    writtenBy: text('written_by').$type<'guest' | 'staff' | 'note'>().notNull(),
    channel: text('channel').$type<'guestbook' | 'sms' | 'email'>().notNull(),
    text: text('text').notNull(),
    subject: text('subject'),
    picture: jsonb('picture').$type<EntryPicture>(),
    authorId: text('author_id'),
    authorName: text('author_name'),
    deviceHash: text('device_hash'),
    at: moment('at').notNull(),
    readAt: moment('read_at'),
    clientKey: text('client_key'),
    providerId: text('provider_id'),
    sentFrom: text('sent_from'),
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
    readsAll: boolean('reads_all').notNull().default(false),
    isVisitor: boolean('is_visitor').notNull().default(false),
    since: moment('since').notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.threadId, table.deviceHash] })],
)
export type ThreadDeviceRow = typeof threadDevices.$inferSelect

export const threadCodes = pgTable(
  'thread_codes',
  {
    propertyId: text('property_id').notNull(),
    threadId: text('thread_id').notNull(),
    deviceHash: text('device_hash').notNull(),
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.threadId, table.deviceHash] })],
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
export type CannedAnswerRow = typeof cannedAnswers.$inferSelect
