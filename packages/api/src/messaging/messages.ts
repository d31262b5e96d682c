import { publicIdSchema } from '@innkeeper/domain/ids.ts'
import {
  MESSAGE_CHANNELS,
  MESSAGE_PURPOSES,
  MESSAGE_STATES,
  SKIP_REASONS,
} from '@innkeeper/domain/messaging/constants.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'

/** All that is written to guests; what goes by SMS asks for `messagingSms` as well. */
export const MESSAGES = { access: 'staff', capability: 'messages:send', module: 'messagingEmail' } as const

export const MESSAGES_PAGE_SIZE = 50
const cursorSchema = z.string().check(z.maxLength(200), z.regex(/^[\w-]+$/))
const messageParams = z.object({ messageId: publicIdSchema })

/** Whether anything leaves the house by a channel: false where no provider is set. */
export const leavesSchema = z.object({ email: z.boolean(), sms: z.boolean() })
export type Leaves = z.infer<typeof leavesSchema>

/** A message as the outbox shows it. */
export const messageItemSchema = z.object({
  id: z.string(),
  channel: z.enum(MESSAGE_CHANNELS),
  purpose: z.enum(MESSAGE_PURPOSES),
  state: z.enum(MESSAGE_STATES),
  /** Why it failed, waits or was skipped: a word of ours. */
  reason: z.nullable(z.string()),
  /** It may have gone out twice. */
  mayBeDouble: z.boolean(),
  to: z.string(),
  /** The guest it belongs to; null for one without a booking. */
  booking: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** What it is about: a mailing by its first words, an order by its number; empty where the cause has no name. */
  cause: z.object({ kind: z.string(), id: z.string(), name: z.string() }),
  /** Its subject, or how an SMS begins, as the recipient reads it. */
  subject: z.string(),
  createdAt: z.string(),
  /** When it goes out, while it waits. */
  nextTryAt: z.nullable(z.string()),
  sentAt: z.nullable(z.string()),
  deliveredAt: z.nullable(z.string()),
  tries: z.int(),
  parts: z.int(),
})
export type MessageItem = z.infer<typeof messageItemSchema>

export const messageListQuerySchema = z.object({
  state: z.optional(z.enum(MESSAGE_STATES)),
  channel: z.optional(z.enum(MESSAGE_CHANNELS)),
  bookingId: z.optional(publicIdSchema),
  mailingId: z.optional(publicIdSchema),
  search: z._default(z.string().check(z.maxLength(100)), ''),
  /** Goes on behind this place, as `next` of another page says it. */
  after: z.optional(cursorSchema),
  /** The page that ends before this place, as `previous` says it. */
  before: z.optional(cursorSchema),
})
export type MessageListQuery = z.infer<typeof messageListQuerySchema>

export const listMessages = defineEndpoint({
  ...MESSAGES,
  method: 'GET',
  path: 'hotel/messages',
  summary: 'Messages to guests, the newest first, by state, channel, booking or cause',
  query: messageListQuerySchema,
  response: z.object({
    items: z.array(messageItemSchema),
    next: z.nullable(z.string()),
    previous: z.nullable(z.string()),
    leaves: leavesSchema,
  }),
})

export const getMessage = defineEndpoint({
  ...MESSAGES,
  method: 'GET',
  path: 'hotel/messages/:messageId',
  summary: 'One message as its recipient gets it',
  params: messageParams,
  response: z.extend(messageItemSchema, { text: z.string(), html: z.nullable(z.string()) }),
})

export const cancelMessage = defineEndpoint({
  ...MESSAGES,
  method: 'POST',
  path: 'hotel/messages/:messageId/cancel',
  summary: 'Take back a message that has not gone out',
  params: messageParams,
  body: z.object({}),
  response: messageItemSchema,
})

export const resendMessage = defineEndpoint({
  ...MESSAGES,
  method: 'POST',
  path: 'hotel/messages/:messageId/resend',
  summary: 'Try again to send a message that failed',
  params: messageParams,
  body: z.object({}),
  response: messageItemSchema,
})

export const skipReasonSchema = z.enum(SKIP_REASONS)
