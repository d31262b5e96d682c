import type { TokenScope } from '@innkeeper/domain/booking-api/property-token.ts'
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/moment.ts'

export const propertyTokens = pgTable(
  'property_tokens',
  {
    propertyId: text('property_id').notNull(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    tokenHash: text('token_hash').notNull(),
    ending: text('ending').notNull(),
    scopes: text('scopes').array().$type<TokenScope[]>().notNull(),
    createdByName: text('created_by_name').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at'),
    lastUsedAt: moment('last_used_at'),
    revokedAt: moment('revoked_at'),
    revokedByName: text('revoked_by_name'),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.id] })],
)
export type PropertyTokenRow = typeof propertyTokens.$inferSelect
