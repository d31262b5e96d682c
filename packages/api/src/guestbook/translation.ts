import { publicIdSchema } from '@innkeeper/domain/ids.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { staffCardSchema } from '../guestbook.ts'

const EDITS = { access: 'staff', capability: 'content:edit', module: 'guestbook' } as const

const cardParams = z.object({ cardId: publicIdSchema })
const languageSchema = z.int().check(z.gte(0), z.lte(999))
/** More than any property offers. */
const languagesSchema = z.array(languageSchema).check(z.minLength(1), z.maxLength(100))

export const TRANSLATION_PROVIDERS = ['off', 'deepl', 'libretranslate'] as const

export const getTranslator = defineEndpoint({
  ...EDITS,
  method: 'GET',
  path: 'hotel/translator',
  summary: 'Who translates by machine, and so sees the texts',
  response: z.object({
    provider: z.enum(TRANSLATION_PROVIDERS),
    /** The host that texts are sent to; null when none are. */
    host: z.nullable(z.string()),
  }),
})

export const copyTranslation = defineEndpoint({
  ...EDITS,
  method: 'POST',
  path: 'hotel/cards/:cardId/translations/copy',
  summary: 'Copy what these languages lack from the default language, as a draft',
  params: cardParams,
  body: z.object({ languages: languagesSchema }),
  response: staffCardSchema,
})

export const checkTranslation = defineEndpoint({
  ...EDITS,
  method: 'POST',
  path: 'hotel/cards/:cardId/translations/check',
  summary: 'Say that the texts in these languages are right although their source changed',
  params: cardParams,
  body: z.object({ languages: languagesSchema }),
  response: staffCardSchema,
})

export const translateCard = defineEndpoint({
  ...EDITS,
  method: 'POST',
  path: 'hotel/cards/:cardId/translations/machine',
  summary: 'Let the translator fill what a language lacks, as a draft',
  params: cardParams,
  body: z.object({
    language: languageSchema,
    /** Also what was written for an older text of the default language. */
    stale: z.boolean(),
  }),
  // Each may cost the house money.
  limits: { bodyBytes: 1024, callsPerMinute: 120 },
  response: z.object({
    card: staffCardSchema,
    /** Texts that were filled in, and those that did not fit or were written meanwhile. */
    filled: z.int(),
    skipped: z.int(),
  }),
})
