import type { Answers } from '@innkeeper/domain/survey/answer.ts'
import type { SurveyKind } from '@innkeeper/domain/survey/constants.ts'
import type { Contact } from '@innkeeper/domain/survey/contact.ts'
import type { Counts } from '@innkeeper/domain/survey/counts.ts'
import type { SurveyAlert, SurveyBody } from '@innkeeper/domain/survey/survey-schema.ts'
import { boolean, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/moment.ts'

export const surveys = pgTable(
  'surveys',
  {
    propertyId: text('property_id').notNull(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    kind: text('kind').$type<SurveyKind>().notNull(),
    alert: jsonb('alert').$type<SurveyAlert>().notNull(),
    draft: jsonb('draft').$type<SurveyBody>().notNull(),
    version: integer('version'),
    isOpen: boolean('is_open').notNull().default(false),
    hasChanges: boolean('has_changes').notNull().default(true),
    revision: integer('revision').notNull().default(1),
    madeAt: moment('made_at').notNull(),
    changedAt: moment('changed_at').notNull(),
    changedBy: text('changed_by'),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.id] })],
)
export type SurveyRow = typeof surveys.$inferSelect

export const surveyVersions = pgTable(
  'survey_versions',
  {
    propertyId: text('property_id').notNull(),
    surveyId: text('survey_id').notNull(),
    version: integer('version').notNull(),
    kind: text('kind').$type<SurveyKind>().notNull(),
    body: jsonb('body').$type<SurveyBody>().notNull(),
    publishedAt: moment('published_at').notNull(),
    publishedBy: text('published_by'),
    replacedAt: moment('replaced_at'),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.surveyId, table.version] })],
)
export type SurveyVersionRow = typeof surveyVersions.$inferSelect

export const surveyResponses = pgTable(
  'survey_responses',
  {
    propertyId: text('property_id').notNull(),
    id: text('id').notNull(),
    surveyId: text('survey_id').notNull(),
    version: integer('version').notNull(),
    bookingId: text('booking_id'),
    contact: jsonb('contact').$type<Contact>(),
    asksForContact: boolean('asks_for_contact').notNull().default(false),
    answers: jsonb('answers').$type<Answers>().notNull(),
    score: integer('score'),
    level: integer('level'),
    words: text('words').notNull().default(''),
    language: text('language').notNull(),
    unitCategoryId: text('unit_category_id'),
    targetGroupIds: text('target_group_ids').array().notNull().default([]),
    sentAt: moment('sent_at').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    clientKeyHash: text('client_key_hash').notNull(),
    sentHash: text('sent_hash').notNull(),
    deviceHash: text('device_hash').notNull(),
    tags: text('tags').array().notNull().default([]),
    isLow: boolean('is_low').notNull().default(false),
    isToHandle: boolean('is_to_handle').notNull().default(false),
    handledAt: moment('handled_at'),
    handledBy: text('handled_by'),
    ownerId: text('owner_id'),
    ownerName: text('owner_name'),
    note: text('note').notNull().default(''),
    revision: integer('revision').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.id] })],
)
export type ResponseRow = typeof surveyResponses.$inferSelect

export const surveyStays = pgTable(
  'survey_stays',
  {
    propertyId: text('property_id').notNull(),
    surveyId: text('survey_id').notNull(),
    bookingId: text('booking_id').notNull(),
    guestMark: text('guest_mark').notNull(),
    kind: text('kind').$type<SurveyKind>().notNull(),
    askedOn: date('asked_on', { mode: 'string' }),
    timesAsked: integer('times_asked').notNull().default(0),
    hasAnswered: boolean('has_answered').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.surveyId, table.bookingId] })],
)
export type SurveyStayRow = typeof surveyStays.$inferSelect

export const surveyCounts = pgTable(
  'survey_counts',
  {
    propertyId: text('property_id').notNull(),
    surveyId: text('survey_id').notNull(),
    unitCategoryId: text('unit_category_id').notNull().default(''),
    language: text('language').notNull().default(''),
    targetGroupId: text('target_group_id').notNull().default(''),
    day: date('day', { mode: 'string' }).notNull(),
    counts: jsonb('counts').$type<Counts>().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [
        table.propertyId,
        table.surveyId,
        table.unitCategoryId,
        table.language,
        table.targetGroupId,
        table.day,
      ],
    }),
  ],
)
export type SurveyCountsRow = typeof surveyCounts.$inferSelect
