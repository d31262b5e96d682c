import { integer, pgTable, primaryKey, real, text, timestamp } from 'drizzle-orm/pg-core'

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
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.id] })],
)
