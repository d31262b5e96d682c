import { TEMPLATE_TYPES } from '@innkeeper/domain/html-builder/constants.ts'
import { templateContentSchema } from '@innkeeper/domain/html-builder/template-schema.ts'
import { publicIdSchema } from '@innkeeper/domain/ids.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { EDITS_TEMPLATES, idQuery, languageQuery } from './templates.ts'

/** An e-mail as one recipient gets it. */
const filledEmail = z.object({
  html: z.string(),
  text: z.string(),
  subject: z.string(),
  preheader: z.string(),
  /** Of the HTML, which mail programs cut off when it is too long. */
  bytes: z.int(),
})

export const getTemplateHtml = defineEndpoint({
  ...EDITS_TEMPLATES,
  method: 'GET',
  path: 'hotel/htmlbuilder/template/html',
  summary: 'A template as a mail program gets it, in one language, filled for a sample guest',
  query: z.extend(idQuery, { language: languageQuery }),
  response: filledEmail,
})

/** A draft as it would be sent, before it is saved. */
export const previewEmail = defineEndpoint({
  ...EDITS_TEMPLATES,
  method: 'POST',
  path: 'hotel/htmlbuilder/preview',
  summary: 'How a mail program shows a draft, in one language and for a sample guest or a booking',
  isSafe: true,
  limits: { bodyBytes: 1_500_000, callsPerMinute: 120 },
  body: z.object({
    type: z.enum(TEMPLATE_TYPES),
    content: templateContentSchema,
    language: z.int().check(z.gte(0), z.lte(999)),
    /** Whose names and links it is filled with; a made-up guest where it is absent. */
    bookingId: z.optional(publicIdSchema),
  }),
  response: filledEmail,
})

export const sendTestEmail = defineEndpoint({
  ...EDITS_TEMPLATES,
  method: 'POST',
  path: 'hotel/htmlbuilder/template/test',
  summary: 'Send the saved draft of an e-mail to oneself',
  limits: { bodyBytes: 10_000, callsPerMinute: 10 },
  body: z.object({ id: publicIdSchema, language: z.int().check(z.gte(0), z.lte(999)) }),
  response: z.object({
    to: z.string(),
    /** Where mail stays inside, it can be read in the outbox only. */
    isInside: z.boolean(),
  }),
})
