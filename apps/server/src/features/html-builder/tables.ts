import type { TEMPLATE_TYPES, TEMPLATE_VERSION } from '@innkeeper/domain/html-builder/constants.ts'
import type { TemplateContent } from '@innkeeper/domain/html-builder/template-schema.ts'
import type { CompiledEmail } from '@innkeeper/html-builder/email/compiled-email.ts'
import { sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Content as it is stored: what was written by an older version is upgraded when it is read. */
export type StoredContent = TemplateContent & { version: typeof TEMPLATE_VERSION }
/** Of a draft; its name is a column. */
export type TemplateBody = Omit<StoredContent, 'name'>
/** A published e-mail or signature, ready to be filled. */
export type CompiledEmails = {
  /** What of the property it was made with: its brand, names and addresses. */
  look: string
  /** Language index to what is filled per recipient. */
  languages: Record<string, CompiledEmail>
}

export const templates = pgTable(
  'templates',
  {
    propertyId: text('property_id').notNull(),
    id: text('id').notNull(),
    type: text('type').$type<(typeof TEMPLATE_TYPES)[number]>().notNull(),
    name: text('name').notNull(),
    /** The draft. */
    body: jsonb('body').$type<TemplateBody>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    lastModified: timestamp('last_modified', { withTimezone: true }).notNull().defaultNow(),
    revision: integer('revision').notNull().default(1),
    changedBy: text('changed_by'),
    /** What guests and recipients get; null while nobody does. */
    published: jsonb('published').$type<StoredContent>(),
    publishedVersion: integer('published_version'),
    publishedAt: timestamp('published_at', { withTimezone: true }),
    publishedBy: text('published_by'),
    /** Of a published e-mail or signature. */
    compiled: jsonb('compiled').$type<CompiledEmails>(),
    /** What draft and published version name (named-ids.ts); null where nobody has looked yet. */
    namedIds: text('named_ids').array(),
    /** Of the draft as JSON; the database counts. */
    bodyBytes: integer('body_bytes').notNull().generatedAlwaysAs(sql`octet_length(body::text)`),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.id] })],
)

export const templateVersions = pgTable(
  'template_versions',
  {
    propertyId: text('property_id').notNull(),
    templateId: text('template_id').notNull(),
    version: integer('version').notNull(),
    content: jsonb('content').$type<StoredContent>().notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
    publishedBy: text('published_by'),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.templateId, table.version] })],
)

export const templateSettings = pgTable('template_settings', {
  propertyId: text('property_id').primaryKey(),
  defaultSignatureId: text('default_signature_id'),
})
