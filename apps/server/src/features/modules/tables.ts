import type { ModuleName } from '@innkeeper/domain/modules/module-names.ts'
import { boolean, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

export const moduleConfigs = pgTable(
  'module_configs',
  {
    propertyId: text('property_id').notNull(),
    module: text('module').$type<ModuleName>().notNull(),
    enabled: boolean('enabled').notNull(),
    trialStart: timestamp('trial_start', { withTimezone: true }),
    trialEnd: timestamp('trial_end', { withTimezone: true }),
    /** Since when it is on by its flag; null for what was on before this was written down. */
    enabledAt: timestamp('enabled_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.module] })],
)
