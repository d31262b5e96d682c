import { boolean, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/moment.ts'

export const roomTypes = pgTable(
  'room_types',
  {
    propertyId: text('property_id').notNull(),
    categoryId: text('category_id').notNull(),
    data: jsonb('data').notNull(),
    revision: integer('revision').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.categoryId] })],
)

export const roomUpgrades = pgTable(
  'room_upgrades',
  {
    propertyId: text('property_id').notNull(),
    id: text('id').notNull(),
    place: integer('place').notNull(),
    state: text('state').$type<'active' | 'paused'>().notNull(),
    fromCategoryId: text('from_category_id').notNull(),
    toCategoryId: text('to_category_id').notNull(),
    isFullyBooked: boolean('is_fully_booked').notNull().default(false),
    data: jsonb('data').notNull(),
    revision: integer('revision').notNull().default(1),
    changedBy: text('changed_by'),
    changedAt: moment('changed_at').notNull().defaultNow(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.id] })],
)

/** What a booking had before its upgrade. */
export type RoomBefore = { unitCategoryId: string | null; unitId: string | null }

export const orderUpgrades = pgTable(
  'order_upgrades',
  {
    propertyId: text('property_id').notNull(),
    orderId: text('order_id').notNull(),
    roomUpgradeId: text('room_upgrade_id').notNull(),
    fromCategoryId: text('from_category_id').notNull(),
    toCategoryId: text('to_category_id').notNull(),
    nights: date('nights', { mode: 'string' }).array().notNull(),
    /** The room staff chose when they accepted. */
    unitId: text('unit_id'),
    before: jsonb('before').$type<RoomBefore>(),
    isMovedBack: boolean('is_moved_back'),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.orderId] })],
)
export type OrderUpgradeRow = typeof orderUpgrades.$inferSelect
