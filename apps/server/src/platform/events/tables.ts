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

/** How far a reader that must miss nothing has read a property's events. */
export const eventReaders = pgTable(
  'event_readers',
  {
    propertyId: text('property_id').notNull(),
    reader: text('reader').notNull(),
    transactionId: xid8('transaction_id').notNull().default(0n),
    seq: bigint('seq', { mode: 'bigint' }).notNull().default(0n),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.reader] })],
)
