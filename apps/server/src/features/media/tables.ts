import type { StoredAlt } from '@innkeeper/domain/media/stored-alt.ts'
import { boolean, integer, jsonb, pgTable, primaryKey, real, text, timestamp } from 'drizzle-orm/pg-core'

export const mediaFiles = pgTable(
  'media_files',
  {
    propertyId: text('property_id').notNull(),
    id: text('id').notNull(),
    fileName: text('file_name').notNull(),
    mimeType: text('mime_type').notNull(),
    bytes: integer('bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    focalX: real('focal_x').notNull().default(0.5),
    focalY: real('focal_y').notNull().default(0.5),
    credit: text('credit'),
    /** SHA-256 of the bytes as they were uploaded. */
    digest: text('digest'),
    alt: jsonb('alt').$type<StoredAlt>().notNull().default({ version: 1, texts: {} }),
    isDecorative: boolean('is_decorative').notNull().default(false),
    isAnimated: boolean('is_animated').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.id] })],
)
