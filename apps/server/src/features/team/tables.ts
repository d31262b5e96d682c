import type { Role } from '@innkeeper/domain/team/roles.ts'
import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

export const memberships = pgTable(
  'memberships',
  {
    userId: text('user_id').notNull(),
    propertyId: text('property_id').notNull(),
    roles: text('roles').array().$type<Role[]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.propertyId] })],
)
