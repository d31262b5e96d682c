import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

export const unitCategories = pgTable(
  'unit_categories',
  {
    propertyId: text('property_id').notNull(),
    id: text('id').notNull(),
    name: text('name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.id] })],
)

export const units = pgTable(
  'units',
  {
    propertyId: text('property_id').notNull(),
    id: text('id').notNull(),
    code: text('code').notNull(),
    categoryId: text('category_id').notNull(),
    floor: integer('floor'),
    /** What the unit's QR code carries; the database draws a new one. */
    linkId: text('link_id').notNull().default(sql`default`),
    doorCode: text('door_code'),
    wifiName: text('wifi_name'),
    wifiPassword: text('wifi_password'),
    revision: integer('revision').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.id] })],
)

export const targetGroups = pgTable(
  'target_groups',
  {
    propertyId: text('property_id').notNull(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    rateCodes: text('rate_codes').array().notNull().default([]),
    unitCategories: text('unit_categories').array().notNull().default([]),
    minNights: integer('min_nights'),
    maxNights: integer('max_nights'),
    returningGuest: boolean('returning_guest'),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.id] })],
)
