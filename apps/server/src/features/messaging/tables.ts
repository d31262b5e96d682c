import type { Audience } from '@innkeeper/domain/messaging/audience.ts'
import type { MessageChannel, MessagePurpose, MessageState } from '@innkeeper/domain/messaging/constants.ts'
import type { MailingState, MessageContent, NewMailing } from '@innkeeper/domain/messaging/mailing-schema.ts'
import type { AddressStanding } from '@innkeeper/domain/messaging/recipients.ts'
import type { MessageSettings } from '@innkeeper/domain/messaging/settings-schema.ts'
import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/moment.ts'
import type { BodyContent, BodyForm, MessageFacts } from './message-body.ts'

export { threadEntries, threads } from './threads/tables.ts'
export type { MessageChannel, MessageState }

export const messages = pgTable(
  'messages',
  {
    propertyId: text('property_id').notNull(),
    id: text('id').notNull(),
    kind: text('kind').notNull(),
    channel: text('channel').$type<MessageChannel>().notNull(),
    purpose: text('purpose').$type<MessagePurpose>().notNull().default('answer'),
    causeKind: text('cause_kind').notNull(),
    causeId: text('cause_id').notNull(),
    bookingId: text('booking_id'),
    recipient: text('recipient').notNull(),
    language: text('language').notNull(),
    subject: text('subject').notNull().default(''),
    bodyText: text('body_text').notNull(),
    bodyHtml: text('body_html'),
    /** What is sent to many is kept once; the message then has what differs. */
    bodyId: text('body_id'),
    facts: jsonb('facts').$type<MessageFacts>(),
    hasAttachments: boolean('has_attachments').notNull().default(false),
    parts: integer('parts').notNull().default(0),
    state: text('state').$type<MessageState>().notNull().default('queued'),
    failure: text('failure'),
    nextTryAt: moment('next_try_at').notNull().defaultNow(),
    tries: integer('tries').notNull().default(0),
    claimedUntil: moment('claimed_until'),
    mayBeDouble: boolean('may_be_double').notNull().default(false),
    provider: text('provider'),
    providerId: text('provider_id'),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at'),
    deliveredAt: moment('delivered_at'),
    /** When somebody saw to one that failed. */
    closedAt: moment('closed_at'),
    closedBy: text('closed_by'),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.id] })],
)
export type MessageRow = typeof messages.$inferSelect

export const messageBodies = pgTable(
  'message_bodies',
  {
    propertyId: text('property_id').notNull(),
    id: text('id').notNull(),
    channel: text('channel').$type<MessageChannel>().notNull(),
    form: text('form').$type<BodyForm>().notNull(),
    language: text('language').notNull(),
    content: jsonb('content').$type<BodyContent>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.id] })],
)
export type MessageBodyRow = typeof messageBodies.$inferSelect

export const mailings = pgTable(
  'mailings',
  {
    propertyId: text('property_id').notNull(),
    id: text('id').notNull(),
    audience: jsonb('audience').$type<Audience>().notNull(),
    content: jsonb('content').$type<MessageContent>().notNull(),
    templateId: text('template_id'),
    purpose: text('purpose').$type<NewMailing['purpose']>().notNull(),
    sendAt: moment('send_at'),
    state: text('state').$type<MailingState>().notNull(),
    failure: text('failure'),
    people: integer('people').notNull().default(0),
    createdBy: text('created_by'),
    createdByName: text('created_by_name').notNull(),
    createdAt: moment('created_at').notNull(),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.id] })],
)
export type MailingRow = typeof mailings.$inferSelect

export const messageAddresses = pgTable(
  'message_addresses',
  {
    propertyId: text('property_id').notNull(),
    channel: text('channel').$type<MessageChannel>().notNull(),
    address: text('address').notNull(),
    standing: text('standing').$type<AddressStanding>().notNull(),
    source: text('source').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.channel, table.address] })],
)

/** How far a mailbox was read; `failure` is why it could not be the last time, `tries` how often the next mail failed. */
export type MailboxRead = { uidValidity: string; uid: number; failure?: string; tries?: number }

export const messageSettings = pgTable('message_settings', {
  propertyId: text('property_id').primaryKey(),
  settings: jsonb('settings').$type<MessageSettings>().notNull(),
  smsKey: text('sms_key'),
  dkimKey: text('dkim_key'),
  mailboxPassword: text('mailbox_password'),
  mailboxRead: jsonb('mailbox_read').$type<MailboxRead>(),
  revision: integer('revision').notNull().default(1),
  changedBy: text('changed_by'),
  changedAt: moment('changed_at'),
})
export type MessageSettingsRow = typeof messageSettings.$inferSelect
