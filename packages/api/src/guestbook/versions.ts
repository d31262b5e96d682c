import { cardSchema } from '@innkeeper/domain/guestbook/card-schema.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { boxPictureSchema, draftChangesSchema } from '../guestbook.ts'

const EDITS = { access: 'staff', capability: 'content:edit', module: 'guestbook' } as const

const versionParams = z.object({ version: z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647)) })

const versionSchema = z.object({
  version: z.int(),
  publishedAt: z.string(),
  /** Who published it; null for the one a property began with. */
  publishedBy: z.nullable(z.string()),
  cards: z.int(),
  /** How many cards it changed; null where that was not counted yet. */
  changedCards: z.nullable(z.int()),
})
export type GuestbookVersion = z.infer<typeof versionSchema>

export const listVersions = defineEndpoint({
  ...EDITS,
  method: 'GET',
  path: 'hotel/guestbook/versions',
  summary: 'The last published versions, newest first',
  response: z.object({ versions: z.array(versionSchema) }),
})

export const getVersion = defineEndpoint({
  ...EDITS,
  method: 'GET',
  path: 'hotel/guestbook/versions/:version',
  summary: 'The cards of a published version',
  params: versionParams,
  response: z.extend(z.omit(versionSchema, { cards: true }), {
    cards: z.array(cardSchema),
    pictures: z.record(z.string(), boxPictureSchema),
  }),
})

export const restoreVersion = defineEndpoint({
  ...EDITS,
  method: 'POST',
  path: 'hotel/guestbook/versions/:version/restore',
  summary: 'Make a published version the drafts; guests see it once it is published again',
  params: versionParams,
  response: z.object({ orderRevision: z.int(), changes: draftChangesSchema }),
})
