import { propertyIdSchema } from '@innkeeper/domain/ids.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { guestGuestbookSchema } from '../guestbook.ts'

export const createPreviewToken = defineEndpoint({
  method: 'POST',
  path: 'hotel/guestbook/previewToken',
  summary:
    'A key to previews of the guestbook, drafts among them, for an hour or until the session that made it ends',
  access: 'staff',
  capability: 'content:edit',
  module: 'guestbook',
  // Makes a new one each time and keeps nothing.
  isSafe: true,
  response: z.object({ token: z.string(), expiresAt: z.string() }),
})

export const getPreview = defineEndpoint({
  method: 'GET',
  path: 'guest/:hotel/guestbook/preview',
  summary:
    'The boxes of a preview; for staff who edit content, of one booking for who manages guests, or with a token of theirs',
  access: 'guest',
  module: 'guestbook',
  params: z.object({ hotel: propertyIdSchema }),
  /** As the page it belongs to (spec 2), with `draft=1` for drafts; what is absurd is as if it were not there. */
  query: z.record(z.string(), z.unknown()),
  response: guestGuestbookSchema,
})
