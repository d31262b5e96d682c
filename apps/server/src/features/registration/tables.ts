import type { FormBody } from '@innkeeper/domain/registration/form-schema.ts'
import { boolean, customType, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/moment.ts'

const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
})

export const registrationForms = pgTable(
  'registration_forms',
  {
    propertyId: text('property_id').notNull(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    isOn: boolean('is_on').notNull().default(true),
    position: integer('position').notNull(),
    targetGroupIds: text('target_group_ids').array().notNull().default([]),
    version: integer('version').notNull(),
    revision: integer('revision').notNull().default(1),
    changedAt: moment('changed_at').notNull(),
    changedBy: text('changed_by'),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.id] })],
)
export type FormRow = typeof registrationForms.$inferSelect

export const registrationFormVersions = pgTable(
  'registration_form_versions',
  {
    propertyId: text('property_id').notNull(),
    formId: text('form_id').notNull(),
    version: integer('version').notNull(),
    body: jsonb('body').$type<FormBody>().notNull(),
    madeAt: moment('made_at').notNull(),
    replacedAt: moment('replaced_at'),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.formId, table.version] })],
)
export type FormVersionRow = typeof registrationFormVersions.$inferSelect

export const registrationSubmissions = pgTable(
  'registration_submissions',
  {
    propertyId: text('property_id').notNull(),
    id: text('id').notNull(),
    bookingId: text('booking_id').notNull(),
    bookingNumber: text('booking_number').notNull(),
    formId: text('form_id').notNull(),
    formVersion: integer('form_version').notNull(),
    person: text('person').$type<'main' | 'adult'>().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    searchWords: text('search_words').notNull(),
    companions: integer('companions').notNull().default(0),
    arrival: date('arrival', { mode: 'string' }).notNull(),
    departure: date('departure', { mode: 'string' }).notNull(),
    language: text('language').notNull(),
    sentAt: moment('sent_at').notNull(),
    authorId: text('author_id'),
    authorName: text('author_name'),
    deviceHash: text('device_hash'),
    personMark: text('person_mark').notNull(),
    clientKey: text('client_key').notNull(),
    termsVersion: integer('terms_version'),
    keyId: text('key_id').notNull(),
    dataKey: text('data_key').notNull(),
    sealed: bytea('sealed').notNull(),
    pictureId: text('picture_id'),
    readAt: moment('read_at'),
    checkedAt: moment('checked_at'),
    checkedBy: text('checked_by'),
    country: text('country').notNull(),
    keptMonths: integer('kept_months').notNull(),
    lockedAt: moment('locked_at'),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.id] })],
)
export type SubmissionRow = typeof registrationSubmissions.$inferSelect

export const registrationPictures = pgTable(
  'registration_pictures',
  {
    propertyId: text('property_id').notNull(),
    id: text('id').notNull(),
    bookingId: text('booking_id').notNull(),
    deviceHash: text('device_hash').notNull(),
    clientKey: text('client_key').notNull(),
    keyId: text('key_id').notNull(),
    dataKey: text('data_key').notNull(),
    file: text('file').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    madeAt: moment('made_at').notNull(),
    submissionId: text('submission_id'),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.id] })],
)
export type PictureRow = typeof registrationPictures.$inferSelect

export const registrationLinks = pgTable(
  'registration_links',
  {
    propertyId: text('property_id').notNull(),
    id: text('id').notNull(),
    tokenHash: text('token_hash').notNull(),
    bookingId: text('booking_id').notNull(),
    person: text('person').$type<'main' | 'adult'>().notNull(),
    name: text('name').notNull(),
    authorId: text('author_id'),
    authorName: text('author_name'),
    madeAt: moment('made_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    linkKeyHash: text('link_key_hash'),
    deviceHash: text('device_hash'),
    usedAt: moment('used_at'),
    submissionId: text('submission_id'),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.id] })],
)
export type LinkRow = typeof registrationLinks.$inferSelect
