import { emailSchema } from '@innkeeper/domain/auth/account-schema.ts'
import { staffFormatsSchema } from '@innkeeper/domain/auth/staff-formats.ts'
import * as z from 'zod/mini'
import { doneSchema, linkTokenSchema, PERSON } from '../auth.ts'
import { defineEndpoint } from '../endpoint.ts'

export const changeEmail = defineEndpoint({
  ...PERSON,
  asksForProof: true,
  method: 'POST',
  path: 'hotel/users/email',
  summary: 'Sends a link to the new address; the account has it once the link was followed',
  limits: { bodyBytes: 4096, callsPerMinute: 10 },
  body: z.object({ email: emailSchema }),
  response: doneSchema,
})

export const cancelEmailChange = defineEndpoint({
  ...PERSON,
  method: 'DELETE',
  path: 'hotel/users/email',
  summary: 'Keeps the address as it is; the link to the other one no longer opens',
  response: doneSchema,
})

export const changeFormats = defineEndpoint({
  ...PERSON,
  method: 'PUT',
  path: 'hotel/users/formats',
  summary: 'How the person reads dates and times in the staff app',
  body: staffFormatsSchema,
  response: doneSchema,
})

export const uploadOwnPicture = defineEndpoint({
  ...PERSON,
  isUpload: true,
  method: 'POST',
  path: 'hotel/users/picture',
  summary: 'Takes a picture of the person, which colleagues see beside the name',
  limits: { bodyBytes: 20 * 1024 * 1024, callsPerMinute: 20 },
  response: z.object({ picture: z.string() }),
})

export const removeOwnPicture = defineEndpoint({
  ...PERSON,
  method: 'DELETE',
  path: 'hotel/users/picture',
  summary: 'Removes the person’s picture',
  response: doneSchema,
})

export const getStaffPicture = defineEndpoint({
  ...PERSON,
  method: 'GET',
  path: 'hotel/users/pictures/:userId',
  summary: 'The picture of a colleague, or the person’s own, as WebP',
  params: z.object({ userId: z.string().check(z.maxLength(60)) }),
  query: z.object({ v: z.optional(z.string().check(z.maxLength(60))) }),
  response: 'stream',
})

/** Where the picture is; another picture is at another address, so each can be kept for long. */
export function pictureAddress(userId: string, picture: string): string {
  return `/api/hotel/users/pictures/${encodeURIComponent(userId)}?v=${encodeURIComponent(picture)}`
}

export const LINK_PURPOSES = ['password-reset', 'email'] as const

export const getLinkState = defineEndpoint({
  access: 'open',
  module: null,
  method: 'GET',
  path: 'account/link',
  summary: 'Whether a link from a mail still opens, or was used already; asked before a form is shown',
  limits: { bodyBytes: 1024, callsPerMinute: 60 },
  query: z.object({
    token: linkTokenSchema,
    purpose: z.enum(LINK_PURPOSES),
  }),
  response: z.object({ state: z.enum(['open', 'used']) }),
})
