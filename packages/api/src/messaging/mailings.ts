import { momentSchema } from '@innkeeper/domain/calendar-schema.ts'
import { publicIdSchema } from '@innkeeper/domain/ids.ts'
import { audienceSchema } from '@innkeeper/domain/messaging/audience.ts'
import { MESSAGE_CHANNELS, MESSAGE_STATES } from '@innkeeper/domain/messaging/constants.ts'
import {
  MAILING_PURPOSES,
  MAILING_STATES,
  messageContentSchema,
  newMailingSchema,
} from '@innkeeper/domain/messaging/mailing-schema.ts'
import { quietHoursSchema } from '@innkeeper/domain/messaging/quiet-hours.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { leavesSchema, MESSAGES, skipReasonSchema } from './messages.ts'

const channelSchema = z.enum(MESSAGE_CHANNELS)

const named = z.object({ id: z.string(), name: z.string() })
export const mailingChoicesSchema = z.object({
  unitCategories: z.array(named),
  units: z.array(z.object({ id: z.string(), code: z.string(), categoryId: z.string() })),
  targetGroups: z.array(named),
  /** E-mails of the HTML builder that are published, with the indexes of the languages they are written in. */
  emails: z.array(z.extend(named, { isMarketing: z.boolean(), languages: z.array(z.int()) })),
  quietHours: quietHoursSchema,
  leaves: leavesSchema,
})
export type MailingChoices = z.infer<typeof mailingChoicesSchema>

export const getMailingChoices = defineEndpoint({
  ...MESSAGES,
  method: 'GET',
  path: 'hotel/messages/choices',
  summary: 'What a message can be addressed to and made of: rooms, target groups, published e-mails',
  response: mailingChoicesSchema,
})

/** By one channel: the address it goes to, or why nothing does. */
const reachSchema = z.object({
  channel: channelSchema,
  to: z.nullable(z.string()),
  skipped: z.nullable(skipReasonSchema),
})

export const mailingPersonSchema = z.object({
  bookingId: z.string(),
  name: z.string(),
  unit: z.nullable(z.string()),
  arrival: z.string(),
  departure: z.string(),
  /** Index of the language in which this person is written to. */
  language: z.int(),
  reach: z.array(reachSchema),
})
export type MailingPerson = z.infer<typeof mailingPersonSchema>

/** The list a page shows; the counts are of everybody. */
export const MAILING_PEOPLE_SHOWN = 200

export const mailingDryRunSchema = z.object({
  /** Everybody the audience means. */
  people: z.int(),
  /** People who get it by at least one channel. */
  reached: z.int(),
  messages: z.object({ email: z.int(), sms: z.int() }),
  /** SMS parts that are paid for. */
  parts: z.int(),
  /** How many of those who get it read which language, by index. */
  languages: z.array(z.object({ channel: channelSchema, language: z.int(), count: z.int() })),
  skipped: z.array(z.object({ channel: channelSchema, reason: skipReasonSchema, count: z.int() })),
  list: z.array(mailingPersonSchema),
  /** When it goes out by each channel: quiet hours hold SMS back. */
  goesOutAt: z.object({ email: z.nullable(z.string()), sms: z.nullable(z.string()) }),
  /** Parts left of the month's limit; null without one. */
  partsLeft: z.nullable(z.int()),
})
export type MailingDryRun = z.infer<typeof mailingDryRunSchema>

export const dryRunMailing = defineEndpoint({
  ...MESSAGES,
  method: 'POST',
  path: 'hotel/messages/dryRun',
  summary: 'Who would get a message, by which channel and when, and who would not and why',
  isSafe: true,
  limits: { bodyBytes: 200_000, callsPerMinute: 120 },
  body: z.object({
    audience: audienceSchema,
    channels: z.array(channelSchema).check(z.maxLength(2)),
    purpose: z.enum(MAILING_PURPOSES),
    /** Counts parts; absent while nothing is written. */
    content: z.optional(messageContentSchema),
    sendAt: z.nullable(momentSchema),
  }),
  response: mailingDryRunSchema,
})

export const previewMailing = defineEndpoint({
  ...MESSAGES,
  method: 'POST',
  path: 'hotel/messages/preview',
  summary: 'A message as one guest of the property would get it',
  isSafe: true,
  limits: { bodyBytes: 200_000, callsPerMinute: 240 },
  body: z.object({
    content: messageContentSchema,
    purpose: z.enum(MAILING_PURPOSES),
    bookingId: publicIdSchema,
  }),
  response: z.object({
    language: z.int(),
    email: z.nullable(z.object({ subject: z.string(), html: z.string(), text: z.string() })),
    sms: z.nullable(z.object({ text: z.string(), parts: z.int() })),
  }),
})

export const mailingSchema = z.object({
  id: z.string(),
  /** Its subject, how its SMS begins or the name of its e-mail; empty where that is gone. */
  name: z.string(),
  audience: audienceSchema,
  content: messageContentSchema,
  purpose: z.enum(MAILING_PURPOSES),
  state: z.enum(MAILING_STATES),
  failure: z.nullable(z.string()),
  sendAt: z.nullable(z.string()),
  createdByName: z.string(),
  createdAt: z.string(),
  people: z.int(),
  /** How many of its messages are in each state. */
  counts: z.record(z.enum(MESSAGE_STATES), z.int()),
})
export type Mailing = z.infer<typeof mailingSchema>

export const listMailings = defineEndpoint({
  ...MESSAGES,
  method: 'GET',
  path: 'hotel/mailings',
  summary: 'Messages that were composed: scheduled, on their way and done, the newest first',
  query: z.object({ after: z.optional(publicIdSchema) }),
  response: z.object({ items: z.array(mailingSchema), next: z.nullable(z.string()) }),
})

export const getMailing = defineEndpoint({
  ...MESSAGES,
  method: 'GET',
  path: 'hotel/mailings/:mailingId',
  summary: 'A composed message and how far it is',
  params: z.object({ mailingId: publicIdSchema }),
  response: mailingSchema,
})

/** With the idempotency key of the form, so that a second press and a reload send nothing again. */
export const sendMailing = defineEndpoint({
  ...MESSAGES,
  method: 'POST',
  path: 'hotel/messages',
  summary: 'Send a message now or at a time',
  limits: { bodyBytes: 200_000, callsPerMinute: 30 },
  body: z.extend(newMailingSchema, {
    /** How many people were shown; more than 20 of them, or others than were shown, are asked about again. */
    confirmedPeople: z.nullable(z.int()),
  }),
  response: mailingSchema,
})

const mailingCommand = {
  ...MESSAGES,
  method: 'POST',
  params: z.object({ mailingId: publicIdSchema }),
  body: z.object({}),
  response: mailingSchema,
} as const

export const cancelMailing = defineEndpoint({
  ...mailingCommand,
  path: 'hotel/mailings/:mailingId/cancel',
  summary: 'Take back what of a composed message has not gone out',
})

export const resendMailing = defineEndpoint({
  ...mailingCommand,
  path: 'hotel/mailings/:mailingId/resend',
  summary: 'Try again to send what of a composed message failed',
})
