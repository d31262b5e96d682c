import { bigint, customType, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

const xid8 = customType<{ data: bigint; driverData: string }>({
  dataType: () => 'xid8',
  fromDriver: (value) => BigInt(value),
  toDriver: (value) => value.toString(),
})

export const outbox = pgTable(
  'outbox',
  {
    propertyId: text('property_id').notNull(),
    transactionId: xid8('transaction_id').notNull(),
    seq: bigint('seq', { mode: 'bigint' }).generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    payload: jsonb('payload').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.transactionId, table.seq] })],
)
