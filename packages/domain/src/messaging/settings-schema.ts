import * as z from 'zod/mini'
import { clockSchema } from '../calendar-schema.ts'
import { singleLine } from '../single-line.ts'
import { QUIET_HOURS } from './constants.ts'
import { quietHoursSchema } from './quiet-hours.ts'

export const SMS_PROVIDERS = ['twilio', 'gatewayapi'] as const
export type SmsProvider = (typeof SMS_PROVIDERS)[number]

const line = (maxLength: number) => z.string().check(z.overwrite(singleLine), z.maxLength(maxLength))
/** Letters and digits that a phone shows in place of a number, or a number in international form. */
const smsSenderSchema = z.string().check(z.regex(/^(\+\d{6,15}|(?=.*[A-Za-z])[A-Za-z0-9 ]{1,11})$/))
const hostSchema = z.string().check(z.regex(/^[A-Za-z0-9.-]{1,253}$/))
const domainSchema = z.string().check(
  z.overwrite((value) => value.toLowerCase()),
  z.regex(/^(?=.{1,253}$)([a-z0-9-]{1,63}\.)+[a-z]{2,63}$/),
)

/** When somebody is there to answer, by weekday (Monday is 1); a weekday without hours has nobody. */
export const staffedHoursSchema = z.record(
  z.enum(['1', '2', '3', '4', '5', '6', '7']),
  z.nullable(z.object({ start: clockSchema, end: clockSchema })),
)
export type StaffedHours = z.infer<typeof staffedHoursSchema>

const email = z.object({
  /** Empty: the property's name. */
  senderName: line(78),
  replyTo: z.nullable(z.email().check(z.maxLength(200))),
  dkim: z.nullable(
    z.object({ domain: domainSchema, selector: z.string().check(z.regex(/^[a-z0-9-]{1,63}$/)) }),
  ),
})
const sms = z.object({
  provider: z.nullable(z.enum(SMS_PROVIDERS)),
  sender: z.nullable(smsSenderSchema),
  /** Parts in a calendar month; null without a limit. */
  monthlyParts: z.nullable(z.int().check(z.gte(1), z.lte(1_000_000))),
})
const chat = z.object({ isOn: z.boolean(), staffed: staffedHoursSchema })
/** A mailbox from which answers and returned mail are read. */
const mailbox = z.nullable(
  z.object({ host: hostSchema, port: z.int().check(z.gte(1), z.lte(65_535)), user: line(200) }),
)

/** How a property writes to its guests; keys and passwords are kept beside it, sealed, and never read back. */
export const messageSettingsSchema = z.object({ email, sms, quietHours: quietHoursSchema, chat, mailbox })
export type MessageSettings = z.infer<typeof messageSettingsSchema>

type Mailbox = MessageSettings['mailbox']

/** Whether the stored password is for this account: it is sent to no other server and for no other user. */
export function isSameMailbox(stored: Mailbox, named: Mailbox): boolean {
  if (stored === null || named === null) return stored === named
  return stored.host === named.host && stored.port === named.port && stored.user === named.user
}

const ALL_DAY = { start: '07:00', end: '23:00' }
export const DEFAULT_MESSAGE_SETTINGS: MessageSettings = {
  email: { senderName: '', replyTo: null, dkim: null },
  sms: { provider: null, sender: null, monthlyParts: null },
  quietHours: { ...QUIET_HOURS },
  chat: {
    isOn: false,
    staffed: { 1: ALL_DAY, 2: ALL_DAY, 3: ALL_DAY, 4: ALL_DAY, 5: ALL_DAY, 6: ALL_DAY, 7: ALL_DAY },
  },
  mailbox: null,
}
