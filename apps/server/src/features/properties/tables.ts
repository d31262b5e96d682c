import type { TabBar } from '@innkeeper/domain/guestbook/tab-bar-schema.ts'
import type { Plan } from '@innkeeper/domain/modules/module-names.ts'
import { DEFAULT_HOURS_BEFORE_ARRIVAL } from '@innkeeper/domain/properties/constants.ts'
import type { Property } from '@innkeeper/domain/properties/schema.ts'
import {
  NO_GUEST_FIELDS,
  NO_PROPERTY_ACCESS,
  NO_REVIEW_LINKS,
  NO_SELLER,
} from '@innkeeper/domain/properties/settings-upgrades.ts'
import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const properties = pgTable('properties', {
  propertyId: text('property_id').primaryKey(),
  name: text('name').notNull(),
  active: boolean('active').notNull().default(true),
  plan: text('plan').$type<Plan>().notNull().default('complete'),
  currency: text('currency').notNull(),
  timeZone: text('time_zone').notNull(),
  checkInTime: text('check_in_time').notNull(),
  checkOutTime: text('check_out_time').notNull(),
  hoursBeforeArrival: integer('hours_before_arrival').notNull().default(DEFAULT_HOURS_BEFORE_ARRIVAL),
  localization: jsonb('localization').$type<Property['localization']>().notNull(),
  brand: jsonb('brand').$type<Property['brand']>().notNull(),
  policyLinks: jsonb('policy_links').$type<Property['policyLinks']>().notNull(),
  contact: jsonb('contact').$type<Property['contact']>().notNull(),
  integrationFeatures: jsonb('integration_features')
    .$type<Property['integrationFeatures']>()
    .notNull()
    .default({}),
  seller: jsonb('seller').$type<Property['seller']>().notNull().default(NO_SELLER),
  reviewLinks: jsonb('review_links').$type<Property['reviewLinks']>().notNull().default(NO_REVIEW_LINKS),
  access: jsonb('access').$type<Property['access']>().notNull().default(NO_PROPERTY_ACCESS),
  guestFields: jsonb('guest_fields').$type<Property['guestFields']>().notNull().default(NO_GUEST_FIELDS),
  tabBar: jsonb('tab_bar').$type<TabBar>().notNull(),
  guestbookVersion: integer('guestbook_version').notNull().default(0),
  revision: integer('revision').notNull().default(1),
  changedBy: text('changed_by'),
  changedAt: timestamp('changed_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
