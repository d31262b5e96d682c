import type { GrantableRole, Role } from '@innkeeper/domain/team/roles.ts'
import type { FilteredList, Filters } from '@innkeeper/domain/team/saved-filters.ts'
import { boolean, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/moment.ts'

export const memberships = pgTable(
  'memberships',
  {
    userId: text('user_id').notNull(),
    propertyId: text('property_id').notNull(),
    roles: text('roles').array().$type<Role[]>().notNull(),
    /** Of products: whose requests the kitchen sees. */
    categories: text('categories').array().notNull().default([]),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.propertyId] })],
)

export const invitations = pgTable(
  'invitations',
  {
    propertyId: text('property_id').notNull(),
    id: text('id').notNull(),
    email: text('email').notNull(),
    roles: text('roles').array().$type<GrantableRole[]>().notNull(),
    categories: text('categories').array().notNull().default([]),
    /** Null until its mail is written. */
    tokenHash: text('token_hash'),
    invitedBy: text('invited_by').notNull(),
    invitedById: text('invited_by_id').notNull(),
    invitedAt: moment('invited_at').notNull(),
    sentAt: moment('sent_at'),
    isUndeliverable: boolean('is_undeliverable').notNull().default(false),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.id] })],
)

export const notificationSettings = pgTable('staff_notification_settings', {
  userId: text('user_id').primaryKey(),
  playSoundInTab: boolean('play_sound_in_tab').notNull(),
  playSoundOutOfTab: boolean('play_sound_out_of_tab').notNull(),
  displayNotifications: boolean('display_notifications').notNull(),
})

export const savedFilters = pgTable(
  'saved_filters',
  {
    propertyId: text('property_id').notNull(),
    id: text('id').notNull(),
    userId: text('user_id').notNull(),
    list: text('list').$type<FilteredList>().notNull(),
    name: text('name').notNull(),
    filters: jsonb('filters').$type<Filters>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.id] })],
)
