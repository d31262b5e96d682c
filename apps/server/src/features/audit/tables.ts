import type { AuditAction } from '@innkeeper/domain/audit/actions.ts'
import { sql } from 'drizzle-orm'
import { jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

export const auditEntries = pgTable(
  'audit_entries',
  {
    propertyId: text('property_id').notNull(),
    id: text('id').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    actorId: text('actor_id'),
    actorName: text('actor_name').notNull(),
    action: text('action').$type<AuditAction>().notNull(),
    subject: text('subject'),
    details: jsonb('details').$type<Record<string, string>>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.id] })],
)
