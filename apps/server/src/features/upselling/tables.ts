import type { DealState } from '@innkeeper/domain/upselling/constants.ts'
import { date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/moment.ts'

export const deals = pgTable(
  'deals',
  {
    propertyId: text('property_id').notNull(),
    id: text('id').notNull(),
    place: integer('place').notNull(),
    state: text('state').$type<DealState>().notNull(),
    name: text('name').notNull().default(''),
    data: jsonb('data').notNull(),
    revision: integer('revision').notNull().default(1),
    changedBy: text('changed_by'),
    changedAt: moment('changed_at').notNull().defaultNow(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.id] })],
)

export const dealTotals = pgTable(
  'deal_totals',
  {
    propertyId: text('property_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    dealId: text('deal_id').notNull(),
    cameFrom: text('came_from').notNull().default(''),
    step: text('step').$type<'shown' | 'opened' | 'in cart'>().notNull(),
    guests: integer('guests').notNull().default(0),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.propertyId, table.day, table.dealId, table.cameFrom, table.step] }),
  ],
)
