import type { ProductType, STORED_PRODUCT_STATES } from '@innkeeper/domain/orders/constants.ts'
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/db/moment.ts'

export const products = pgTable(
  'products',
  {
    propertyId: text('property_id').notNull(),
    id: text('id').notNull(),
    type: text('type').$type<ProductType>().notNull(),
    state: text('state').$type<(typeof STORED_PRODUCT_STATES)[number]>().notNull(),
    internal: boolean('internal').notNull().default(false),
    integrationId: text('integration_id'),
    category: text('category').notNull().default(''),
    /** In the default language, for lists and search. */
    name: text('name').notNull().default(''),
    price: integer('price').notNull(),
    /** Of any version: read through `upgradeProduct`. */
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    /** Null when nobody counts. */
    stock: integer('stock'),
    /** Nobody can order it before. */
    soldOutUntil: timestamp('sold_out_until', { withTimezone: true }),
    revision: integer('revision').notNull().default(1),
    changedBy: text('changed_by'),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.id] })],
)

/** What guests were asked for from when on: of a product, and of a product in a deal. */
export const askedPrices = pgTable(
  'asked_prices',
  {
    propertyId: text('property_id').notNull(),
    subject: text('subject').notNull(),
    since: moment('since').notNull(),
    /** Null where nobody is asked any more. */
    price: integer('price'),
    /** Of the property then: amounts of another one say nothing about what is asked now. */
    currency: text('currency').notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.subject, table.since] })],
)
