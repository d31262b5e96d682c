import type { PaymentState } from '@innkeeper/domain/payments/next-payment.ts'
import type { PaymentProblem } from '@innkeeper/domain/payments/payment-step.ts'
import type { PaymentProvider } from '@innkeeper/domain/payments/providers.ts'
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/moment.ts'

export const paymentSettings = pgTable('payment_settings', {
  propertyId: text('property_id').primaryKey(),
  settings: jsonb('settings').notNull(),
  credentials: text('credentials'),
  revision: integer('revision').notNull().default(1),
  changedBy: text('changed_by'),
  changedAt: moment('changed_at').notNull(),
})

export const payments = pgTable(
  'payments',
  {
    propertyId: text('property_id').notNull(),
    orderId: text('order_id').notNull(),
    provider: text('provider').$type<PaymentProvider>().notNull(),
    providerPaymentId: text('provider_payment_id'),
    state: text('state').$type<PaymentState>().notNull(),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    captured: integer('captured').notNull().default(0),
    refunded: integer('refunded').notNull().default(0),
    pageUrl: text('page_url'),
    holdLapsesAt: moment('hold_lapses_at'),
    problem: text('problem').$type<PaymentProblem>(),
    problemSince: moment('problem_since'),
    checkedAt: moment('checked_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.orderId] })],
)

export const paymentWebhooks = pgTable(
  'payment_webhooks',
  {
    propertyId: text('property_id').notNull(),
    provider: text('provider').$type<PaymentProvider>().notNull(),
    eventId: text('event_id').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.provider, table.eventId] })],
)
