import type { Card } from '@innkeeper/domain/guestbook/card-schema.ts'
import type { TabBar } from '@innkeeper/domain/guestbook/tab-bar-schema.ts'
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

export const cards = pgTable(
  'cards',
  {
    propertyId: text('property_id').notNull(),
    id: text('id').notNull(),
    parentId: text('parent_id'),
    /** Place among its siblings. With the holder it stands in columns of its own: a move is no change of the draft. */
    position: integer('position').notNull(),
    draft: jsonb('draft').$type<Card>().notNull(),
    revision: integer('revision').notNull().default(1),
    publishedRevision: integer('published_revision'),
    changedBy: text('changed_by'),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.id] })],
)

/** Where a card stands in a published version; the list is in reading order. */
export type StoredPosition = { id: string; parentId: string | null }

export const guestbookVersions = pgTable(
  'guestbook_versions',
  {
    propertyId: text('property_id').notNull(),
    version: integer('version').notNull(),
    cards: jsonb('cards').$type<unknown[]>().notNull(),
    publishedBy: text('published_by'),
    publishedByName: text('published_by_name'),
    changedCards: integer('changed_cards'),
    places: jsonb('places').$type<StoredPosition[]>(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.version] })],
)

/** What of the drafts belongs to no single card. */
export const guestbookDrafts = pgTable('guestbook_drafts', {
  propertyId: text('property_id').primaryKey(),
  orderRevision: integer('order_revision').notNull().default(0),
  /** Null while it is the one guests see. */
  tabBar: jsonb('tab_bar').$type<TabBar>(),
})

export const cardEditors = pgTable(
  'card_editors',
  {
    propertyId: text('property_id').notNull(),
    cardId: text('card_id').notNull(),
    userId: text('user_id').notNull(),
    name: text('name').notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.cardId, table.userId] })],
)

/** One record for each voucher card (spec 3). */
export const voucherStatistics = pgTable(
  'voucher_statistics',
  {
    propertyId: text('property_id').notNull(),
    cardId: text('card_id').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    redeemedCount: integer('redeemed_count').notNull().default(0),
    firstRedeemedAt: timestamp('first_redeemed_at', { withTimezone: true }),
    lastRedeemedAt: timestamp('last_redeemed_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.cardId] })],
)

export const voucherRedemptions = pgTable(
  'voucher_redemptions',
  {
    propertyId: text('property_id').notNull(),
    cardId: text('card_id').notNull(),
    bookingId: text('booking_id').notNull(),
    redeemedAt: timestamp('redeemed_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.cardId, table.bookingId] })],
)
