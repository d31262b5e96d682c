import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/moment.ts'

export type MessageChannel = 'sms' | 'email'
export type MessageState = 'queued' | 'sent' | 'failed'

export const messages = pgTable(
  'messages',
  {
    propertyId: text('property_id').notNull(),
    id: text('id').notNull(),
    kind: text('kind').notNull(),
    channel: text('channel').$type<MessageChannel>().notNull(),
    causeKind: text('cause_kind').notNull(),
    causeId: text('cause_id').notNull(),
    bookingId: text('booking_id'),
    recipient: text('recipient').notNull(),
    language: text('language').notNull(),
    subject: text('subject').notNull().default(''),
    bodyText: text('body_text').notNull(),
    bodyHtml: text('body_html'),
    hasAttachments: boolean('has_attachments').notNull().default(false),
    state: text('state').$type<MessageState>().notNull().default('queued'),
    failure: text('failure'),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at'),
    /** When somebody saw to one that failed. */
    closedAt: moment('closed_at'),
    closedBy: text('closed_by'),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.id] })],
)
export type MessageRow = typeof messages.$inferSelect
