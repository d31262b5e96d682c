import type { ProductType, STORED_PRODUCT_STATES } from '@innkeeper/domain/orders/constants.ts'
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

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
