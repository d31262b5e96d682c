import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

export type SetUpMark = 'qr-codes-printed' | 'opened-on-phone' | 'hidden'

export const setUpMarks = pgTable(
  'set_up_marks',
  {
    propertyId: text('property_id').notNull(),
    mark: text('mark').$type<SetUpMark>().notNull(),
    /** Empty for what the property did. */
    userId: text('user_id').notNull().default(''),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.mark, table.userId] })],
)
