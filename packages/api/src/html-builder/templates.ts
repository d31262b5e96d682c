import { CARD_PRESETS } from '@innkeeper/domain/guestbook/constants.ts'
import { TEMPLATE_TYPES } from '@innkeeper/domain/html-builder/constants.ts'
import {
  templateContentSchema,
  templateLinksSchema,
  templateSchema,
} from '@innkeeper/domain/html-builder/template-schema.ts'
import { publicIdSchema } from '@innkeeper/domain/ids.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { boxPictureSchema } from '../guestbook.ts'
import { mediaUseSchema } from '../media.ts'

export const EDITS_TEMPLATES = { access: 'staff', capability: 'content:edit', module: 'htmlBuilder' } as const

export const idQuery = z.object({ id: publicIdSchema })
export const languageQuery = z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(999)))
const revisionSchema = z.int().check(z.gte(0))

/** A template as staff edit it: the draft, and what guests and recipients get of it. */
export const staffTemplateSchema = z.extend(templateSchema, {
  /** Derived: every language of the property has at least one module (spec 5). */
  translated: z.boolean(),
  revision: z.int(),
  changedBy: z.nullable(z.string()),
  /** When the published version was published; null for one that nobody gets yet. */
  publishedAt: z.nullable(z.string()),
  /** Whether the draft says anything else than what is published. */
  isChanged: z.boolean(),
  /** The property's own pictures among those the modules name, by id. */
  pictures: z.record(z.string(), boxPictureSchema),
})
export type StaffTemplate = z.infer<typeof staffTemplateSchema>

export const listTemplates = defineEndpoint({
  ...EDITS_TEMPLATES,
  method: 'GET',
  path: 'hotel/htmlbuilder/templates',
  summary: 'Templates of the property, all or of one type, the last changed first',
  query: z.object({ type: z.optional(z.enum(TEMPLATE_TYPES)) }),
  response: z.array(staffTemplateSchema),
})

export const getTemplate = defineEndpoint({
  ...EDITS_TEMPLATES,
  method: 'GET',
  path: 'hotel/htmlbuilder/template',
  summary: 'One template as it is edited',
  query: idQuery,
  response: staffTemplateSchema,
})

/** Where a template is used, with the ids of spec 3 and names to lead there. */
export const getTemplateLinkedTo = defineEndpoint({
  ...EDITS_TEMPLATES,
  method: 'GET',
  path: 'hotel/htmlbuilder/template/linkedTo',
  summary: 'What uses a template: automations, boxes, scheduled messages, tabs and other templates',
  query: idQuery,
  response: z.object({ linkedTo: templateLinksSchema, places: z.array(mediaUseSchema) }),
})

export const updateTemplate = defineEndpoint({
  ...EDITS_TEMPLATES,
  method: 'PUT',
  path: 'hotel/htmlbuilder/template/update',
  summary: 'Save a template; guests and recipients get it once it is published',
  body: z.extend(templateContentSchema, {
    id: publicIdSchema,
    /** Of what was read; a save names the one it is based on. Without one the last save wins. */
    revision: z.optional(revisionSchema),
  }),
  response: staffTemplateSchema,
})

export const createTemplate = defineEndpoint({
  ...EDITS_TEMPLATES,
  method: 'POST',
  path: 'hotel/htmlbuilder/template/create',
  summary: 'Make a template: from what is sent, from a preset, or a copy named " (Copy)"; nobody gets it yet',
  body: z.object({
    type: z.enum(TEMPLATE_TYPES),
    data: z.union([
      z.object({ content: templateContentSchema }),
      z.object({ baseTemplate: z.enum(CARD_PRESETS) }),
      z.object({ copyOf: publicIdSchema }),
    ]),
  }),
  response: staffTemplateSchema,
})

export const deleteTemplate = defineEndpoint({
  ...EDITS_TEMPLATES,
  method: 'DELETE',
  path: 'hotel/htmlbuilder/template/delete',
  summary: 'Delete a template that nothing uses',
  query: z.extend(idQuery, { type: z.enum(TEMPLATE_TYPES) }),
  response: z.object({ id: z.string() }),
})

export const publishTemplate = defineEndpoint({
  ...EDITS_TEMPLATES,
  method: 'POST',
  path: 'hotel/htmlbuilder/template/publish',
  summary: 'Make the draft what guests and recipients get',
  body: z.object({ id: publicIdSchema, revision: revisionSchema }),
  response: staffTemplateSchema,
})

export const unpublishTemplate = defineEndpoint({
  ...EDITS_TEMPLATES,
  method: 'POST',
  path: 'hotel/htmlbuilder/template/unpublish',
  summary: 'Take back what is published, unless something uses it; the draft and the versions stay',
  body: z.object({ id: publicIdSchema }),
  response: staffTemplateSchema,
})

export const getBaseTemplate = defineEndpoint({
  ...EDITS_TEMPLATES,
  method: 'GET',
  path: 'hotel/htmlbuilder/baseTemplate',
  summary:
    'A preset as a template of this property, in its languages and with its pictures; nothing is stored',
  query: z.object({ type: z.enum(TEMPLATE_TYPES), name: z.enum(CARD_PRESETS) }),
  response: z.extend(templateContentSchema, {
    type: z.enum(TEMPLATE_TYPES),
    pictures: z.record(z.string(), boxPictureSchema),
  }),
})

export const getDefaultSignatureId = defineEndpoint({
  ...EDITS_TEMPLATES,
  method: 'GET',
  path: 'hotel/htmlbuilder/template/defaultSignatureId',
  summary: 'The signature that e-mails with a signature module get',
  response: z.object({ templateId: z.nullable(z.string()) }),
})

export const setDefaultSignatureId = defineEndpoint({
  ...EDITS_TEMPLATES,
  method: 'PUT',
  path: 'hotel/htmlbuilder/template/defaultSignatureId',
  summary: 'Choose the signature that e-mails with a signature module get',
  body: z.object({ templateId: z.nullable(publicIdSchema) }),
  response: z.object({ templateId: z.nullable(z.string()) }),
})

const templateVersionSchema = z.object({
  version: z.int(),
  publishedAt: z.string(),
  publishedBy: z.nullable(z.string()),
  name: z.string(),
})
export type TemplateVersion = z.infer<typeof templateVersionSchema>
const versionNumberSchema = z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647))

export const listTemplateVersions = defineEndpoint({
  ...EDITS_TEMPLATES,
  method: 'GET',
  path: 'hotel/htmlbuilder/template/versions',
  summary: 'The last published versions of a template, newest first',
  query: idQuery,
  response: z.object({ versions: z.array(templateVersionSchema) }),
})

export const getTemplateVersion = defineEndpoint({
  ...EDITS_TEMPLATES,
  method: 'GET',
  path: 'hotel/htmlbuilder/template/version',
  summary: 'A published version of a template, to look at before it is brought back',
  query: z.extend(idQuery, { version: versionNumberSchema }),
  response: z.extend(templateContentSchema, { pictures: z.record(z.string(), boxPictureSchema) }),
})

export const restoreTemplateVersion = defineEndpoint({
  ...EDITS_TEMPLATES,
  method: 'POST',
  path: 'hotel/htmlbuilder/template/restore',
  summary: 'Make a published version the draft; guests and recipients get it once it is published again',
  body: z.object({ id: publicIdSchema, version: versionNumberSchema }),
  response: staffTemplateSchema,
})

const offerSchema = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  /** In the property's money, ready to be read. */
  price: z.string(),
  picture: z.nullable(boxPictureSchema),
})
export type TemplateOffer = z.infer<typeof offerSchema>

/** What the modules that take their content from elsewhere can show, and why they cannot. */
export const getTemplateSources = defineEndpoint({
  ...EDITS_TEMPLATES,
  method: 'GET',
  path: 'hotel/htmlbuilder/sources',
  summary: 'Deals, room upgrades and surveys that templates can show, and the features links can lead to',
  query: z.object({ language: languageQuery }),
  response: z.object({
    /** Not ready: the module is closed for the property, or nothing of the kind exists yet. */
    upselling: z.object({ isReady: z.boolean(), items: z.array(offerSchema) }),
    roomUpgrades: z.object({ isReady: z.boolean(), items: z.array(offerSchema) }),
    guestFeedback: z.object({
      isReady: z.boolean(),
      /** Open surveys that ask for a recommendation; the title is that question. */
      items: z.array(z.object({ id: z.string(), name: z.string(), title: z.string() })),
    }),
    features: z.array(z.string()),
  }),
})

/** Pages that cards and the tab bar can lead to. */
export const listPages = defineEndpoint({
  ...EDITS_TEMPLATES,
  method: 'GET',
  path: 'hotel/pages',
  summary: 'Pages that boxes and tabs can lead to, by name',
  response: z.array(z.object({ id: z.string(), name: z.string(), isPublished: z.boolean() })),
})
