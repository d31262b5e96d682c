import * as z from 'zod/mini'
import type { SmsProvider } from './settings-schema.ts'

const key = (pattern = /^[\x21-\x7e]{8,300}$/) => z.string().check(z.regex(pattern))

/** What a provider gives a property, or is told by it, to send and to sign with. */
export const SMS_KEYS = {
  twilio: z.object({ accountSid: key(/^AC[0-9a-fA-F]{32}$/), authToken: key() }),
  /** The secret is chosen by the property and told to the provider; `isEu` is its platform in the EU. */
  gatewayapi: z.object({ token: key(), webhookSecret: key(), isEu: z.boolean() }),
} as const satisfies Record<SmsProvider, z.ZodMiniObject>
export type SmsKeys = { [P in SmsProvider]: z.infer<(typeof SMS_KEYS)[P]> }

/** Keys on their way in; none is ever read back. */
export const newSmsKeysSchema = z.discriminatedUnion('provider', [
  z.extend(SMS_KEYS.twilio, { provider: z.literal('twilio') }),
  z.extend(SMS_KEYS.gatewayapi, { provider: z.literal('gatewayapi') }),
])
export type NewSmsKeys = z.infer<typeof newSmsKeysSchema>
