import type {
  ImportCounts,
  ImportEncoding,
  ImportOutcome,
  ImportRow,
  ImportState,
} from '@innkeeper/api/guests/import.ts'
import type { DateCertainty, DateEvidence, DateOrder } from '@innkeeper/domain/guests/import/dates.ts'
import type { Delimiter } from '@innkeeper/domain/guests/import/delimiter.ts'
import type { ColumnMeaning } from '@innkeeper/domain/guests/import/fields.ts'
import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../../platform/db/moment.ts'

export type StagedColumn = { name: string; samples: string[]; dates: DateEvidence }
export type TakenBackCounts = { removed: number; restored: number; kept: number }
export type StoredCounts = { check: ImportCounts; applied: ImportCounts; takenBack: TakenBackCounts }

export const bookingImports = pgTable(
  'booking_imports',
  {
    propertyId: text('property_id').notNull(),
    id: text('id').notNull(),
    state: text('state').$type<ImportState>().notNull(),
    fileName: text('file_name').notNull(),
    format: text('format').$type<'csv' | 'json'>().notNull().default('csv'),
    encoding: text('encoding').$type<ImportEncoding>().notNull().default('utf-8'),
    delimiter: text('delimiter').$type<Delimiter>(),
    bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
    rowCount: integer('row_count').notNull().default(0),
    columns: jsonb('columns').$type<StagedColumn[]>().notNull().default([]),
    meanings: jsonb('meanings').$type<ColumnMeaning[]>().notNull().default([]),
    dateOrder: text('date_order').$type<DateOrder>().notNull().default('dmy'),
    dateCertainty: text('date_certainty').$type<DateCertainty>().notNull().default('plain'),
    makesNumbers: boolean('makes_numbers').notNull().default(false),
    handRule: text('hand_rule').$type<'keep' | 'take'>().notNull().default('keep'),
    cursor: integer('cursor').notNull().default(0),
    counts: jsonb('counts').$type<Partial<StoredCounts>>().notNull().default({}),
    actorId: text('actor_id'),
    actorName: text('actor_name').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    touchedAt: moment('touched_at').notNull().defaultNow(),
    finishedAt: moment('finished_at'),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.id] })],
)
export type StoredImport = typeof bookingImports.$inferSelect

export const bookingImportRows = pgTable(
  'booking_import_rows',
  {
    propertyId: text('property_id').notNull(),
    importId: text('import_id').notNull(),
    row: integer('row').notNull(),
    line: integer('line').notNull(),
    cells: jsonb('cells').$type<string[]>(),
    bookingNumber: text('booking_number'),
    outcome: text('outcome').$type<ImportOutcome>(),
    problems: jsonb('problems').$type<ImportRow['problems']>().notNull().default([]),
    changes: jsonb('changes').$type<ImportRow['changes']>().notNull().default([]),
    byHand: jsonb('by_hand').$type<ImportRow['byHand']>().notNull().default([]),
    guestName: text('guest_name'),
    unitId: text('unit_id'),
    arrival: date('arrival', { mode: 'string' }),
    departure: date('departure', { mode: 'string' }),
    shares: jsonb('shares').$type<ImportRow['shares']>().notNull().default([]),
    bookingId: text('booking_id'),
    revision: integer('revision'),
    takenBack: text('taken_back').$type<ImportRow['takenBack']>(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.importId, table.row] })],
)
export type StoredRow = typeof bookingImportRows.$inferSelect

export const bookingImportMeanings = pgTable(
  'booking_import_meanings',
  {
    propertyId: text('property_id').notNull(),
    signature: text('signature').notNull(),
    meanings: jsonb('meanings').$type<ColumnMeaning[]>().notNull(),
    usedAt: moment('used_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.signature] })],
)
