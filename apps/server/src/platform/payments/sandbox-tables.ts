import type { PaymentMethod } from '@innkeeper/domain/payments/constants.ts'
import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { ProviderState } from './port.ts'

export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    propertyId: text('property_id').notNull(),
    id: text('id').notNull(),
    reference: text('reference').notNull(),
    state: text('state').$type<ProviderState>().notNull(),
    method: text('method').$type<PaymentMethod>(),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    captured: integer('captured').notNull().default(0),
    refunded: integer('refunded').notNull().default(0),
    pageUrl: text('page_url').notNull(),
    returnUrl: text('return_url').notNull(),
    holdLapsesAt: timestamp('hold_lapses_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.id] })],
)
