import type {
  DeliveredEvent,
  DeliveryFailure,
  DeliveryState,
  WebhookEvent,
} from '@innkeeper/domain/webhooks/events.ts'
import { sql } from 'drizzle-orm'
import { boolean, customType, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/moment.ts'

const transactionId = customType<{ data: bigint; driverData: string }>({
  dataType: () => 'xid8',
  fromDriver: (value) => BigInt(value),
  toDriver: (value) => value.toString(),
})

export const webhooks = pgTable(
  'webhooks',
  {
    propertyId: text('property_id').notNull(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    url: text('url').notNull(),
    events: text('events').array().$type<WebhookEvent[]>().notNull(),
    isOn: boolean('is_on').notNull(),
    onSince: transactionId('on_since').notNull().default(sql`default`),
    secret: text('secret').notNull(),
    oldSecret: text('old_secret'),
    oldSecretUntil: moment('old_secret_until'),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.id] })],
)
export type WebhookRow = typeof webhooks.$inferSelect

export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    propertyId: text('property_id').notNull(),
    id: text('id').notNull(),
    webhookId: text('webhook_id').notNull(),
    eventId: text('event_id').notNull(),
    event: text('event').$type<DeliveredEvent>().notNull(),
    /** What it tells of: told once however often it is heard. */
    subject: text('subject').notNull(),
    occurredAt: moment('occurred_at').notNull(),
    bookingId: text('booking_id'),
    orderId: text('order_id'),
    body: text('body').notNull(),
    state: text('state').$type<DeliveryState>().notNull(),
    tries: integer('tries').notNull().default(0),
    nextTryAt: moment('next_try_at'),
    claimedUntil: moment('claimed_until'),
    triedAt: moment('tried_at'),
    status: integer('status'),
    durationMs: integer('duration_ms'),
    failure: text('failure').$type<DeliveryFailure>(),
    response: text('response'),
    seenAt: moment('seen_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.id] })],
)
export type DeliveryRow = typeof webhookDeliveries.$inferSelect
