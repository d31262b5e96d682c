import type { OwnFont } from '@innkeeper/domain/fonts/own-font-schema.ts'
import { integer, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'

export const ownFonts = pgTable(
  'own_fonts',
  {
    propertyId: text('property_id').notNull(),
    id: text('id').notNull(),
    family: text('family').notNull(),
    kind: text('kind').$type<OwnFont['kind']>().notNull(),
    weight: text('weight').notNull(),
    style: text('style').$type<OwnFont['style']>().notNull(),
    fileName: text('file_name').notNull(),
    bytes: integer('bytes').notNull(),
    hash: text('hash').notNull(),
    measure: jsonb('measure').$type<OwnFont['measure']>().notNull(),
    licensedBy: text('licensed_by').notNull(),
    uploadedAt: timestamp('uploaded_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.propertyId, table.id] }),
    unique().on(table.propertyId, table.family, table.weight, table.style),
  ],
)
