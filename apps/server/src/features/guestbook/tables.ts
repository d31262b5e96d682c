import type { Card } from '@innkeeper/domain/guestbook/card-schema.ts'
import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

export const cards = pgTable(
  'cards',
  {
    propertyId: text('property_id').notNull(),
    id: text('id').notNull(),
    parentId: text('parent_id'),
    position: integer('position').notNull(),
    draft: jsonb('draft').$type<Card>().notNull(),
    revision: integer('revision').notNull().default(1),
    publishedRevision: integer('published_revision'),
    changedBy: text('changed_by'),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.id] })],
)

export const guestbookVersions = pgTable(
  'guestbook_versions',
  {
    propertyId: text('property_id').notNull(),
    version: integer('version').notNull(),
    cards: jsonb('cards').$type<unknown[]>().notNull(),
    publishedBy: text('published_by'),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.version] })],
)
