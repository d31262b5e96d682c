import { messageSettingsSchema, SMS_PROVIDERS } from '@innkeeper/domain/messaging/settings-schema.ts'
import { newSmsKeysSchema } from '@innkeeper/domain/messaging/sms-keys.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'

const MANAGED = { access: 'staff', capability: 'settings:manage', module: 'messagingEmail' } as const

/** The settings, and what stands around them; keys and passwords are never read back. */
export const messageSettingsPageSchema = z.object({
  settings: messageSettingsSchema,
  revision: z.int(),
  changedBy: z.nullable(z.string()),
  /** What is stored beside them; `smsKeys` are the providers whose keys are. */
  has: z.object({
    smsKeys: z.array(z.enum(SMS_PROVIDERS)),
    dkimKey: z.boolean(),
    mailboxPassword: z.boolean(),
  }),
  /** Whether mail leaves the house, and the address it is sent from. */
  mail: z.object({ leaves: z.boolean(), from: z.string() }),
  /** Where a provider sends its reports and what guests answer. */
  webhookUrl: z.nullable(z.string()),
  /** Where a mail server posts what it could not deliver. */
  mailWebhookUrl: z.string(),
  partsThisMonth: z.int(),
})
export type MessageSettingsPage = z.infer<typeof messageSettingsPageSchema>

export const getMessageSettings = defineEndpoint({
  ...MANAGED,
  method: 'GET',
  path: 'hotel/messages/settings',
  summary: 'How the property writes to its guests',
  response: messageSettingsPageSchema,
})

const secret = z.nullable(z.string().check(z.minLength(1), z.maxLength(400)))

export const changeMessageSettings = defineEndpoint({
  ...MANAGED,
  method: 'PUT',
  path: 'hotel/messages/settings',
  summary: 'Change how the property writes to its guests',
  isForPeople: true,
  body: z.object({
    revision: z.int(),
    settings: messageSettingsSchema,
    /** Absent: as they are; null: taken away. */
    secrets: z.object({ smsKeys: z.optional(newSmsKeysSchema), mailboxPassword: z.optional(secret) }),
  }),
  response: messageSettingsPageSchema,
})

/** `missing`: no such record; `other`: one that says something else; `unknown`: the name server did not answer. */
export const DNS_STANDINGS = ['there', 'missing', 'other', 'unknown'] as const

export const checkMessageDns = defineEndpoint({
  ...MANAGED,
  method: 'POST',
  path: 'hotel/messages/settings/dns',
  summary: 'The DNS records mail of the property needs, and whether they are there',
  isSafe: true,
  limits: { bodyBytes: 1000, callsPerMinute: 10 },
  body: z.object({}),
  response: z.object({
    records: z.array(
      z.object({
        kind: z.enum(['SPF', 'DKIM', 'DMARC']),
        name: z.string(),
        expected: z.string(),
        found: z.array(z.string()),
        standing: z.enum(DNS_STANDINGS),
      }),
    ),
  }),
})

export const makeDkimKey = defineEndpoint({
  ...MANAGED,
  method: 'POST',
  path: 'hotel/messages/settings/dkim',
  summary: 'Make a new key that mail of a domain is signed with',
  isForPeople: true,
  body: z.object({ revision: z.int(), domain: z.string().check(z.maxLength(253)) }),
  response: messageSettingsPageSchema,
})

export const sendTestSms = defineEndpoint({
  ...MANAGED,
  method: 'POST',
  path: 'hotel/messages/settings/test',
  summary: 'Send an SMS to oneself with the saved provider',
  isForPeople: true,
  limits: { bodyBytes: 1000, callsPerMinute: 10 },
  body: z.object({ phone: z.string().check(z.maxLength(40)) }),
  response: z.object({ isInside: z.boolean() }),
})
