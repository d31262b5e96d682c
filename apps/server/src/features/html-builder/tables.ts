import type { TEMPLATE_TYPES } from '@innkeeper/domain/html-builder/constants.ts'
import type { Template } from '@innkeeper/domain/html-builder/template-schema.ts'
import { jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** What a template holds besides the columns it is found by. */
export type TemplateBody = Omit<Template, 'id' | 'name' | 'type' | 'createdAt' | 'lastModified'>

export const templates = pgTable(
  'templates',
  {
    propertyId: text('property_id').notNull(),
    id: text('id').notNull(),
    type: text('type').$type<(typeof TEMPLATE_TYPES)[number]>().notNull(),
    name: text('name').notNull(),
    body: jsonb('body').$type<TemplateBody>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    lastModified: timestamp('last_modified', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.id] })],
)
