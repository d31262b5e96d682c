import type { MessageSettingsPage } from '@innkeeper/api/messaging/settings.ts'
import { isEmail } from '@innkeeper/domain/contact-shapes.ts'
import type { MessageSettings, SmsProvider } from '@innkeeper/domain/messaging/settings-schema.ts'
import { isSameMailbox, messageSettingsSchema } from '@innkeeper/domain/messaging/settings-schema.ts'
import { type NewSmsKeys, newSmsKeysSchema } from '@innkeeper/domain/messaging/sms-keys.ts'
import type { SettingsBody } from './api.ts'

/** Typed anew each time: what is stored is never answered. */
export type Secrets = {
  accountSid: string
  authToken: string
  token: string
  webhookSecret: string
  isEu: boolean
  mailboxPassword: string
}
export const NO_SECRETS: Secrets = {
  accountSid: '',
  authToken: '',
  token: '',
  webhookSecret: '',
  isEu: false,
  mailboxPassword: '',
}

export type MessageSettingsDraft = Pick<MessageSettingsPage, 'revision' | 'settings'> & { secrets: Secrets }

/** The revision is part of it: whether a colleague changed the keys cannot be seen, only that they saved. */
export function draftOf({ revision, settings }: MessageSettingsPage): MessageSettingsDraft {
  return { revision, settings, secrets: NO_SECRETS }
}

export type KeyField = 'accountSid' | 'authToken' | 'token' | 'webhookSecret'
/** What each provider's keys are, in the order its own pages show them. */
export const KEY_FIELDS: Readonly<Record<SmsProvider, readonly KeyField[]>> = {
  twilio: ['accountSid', 'authToken'],
  gatewayapi: ['token', 'webhookSecret'],
}

const KEYS: Readonly<Record<SmsProvider, (secrets: Secrets) => NewSmsKeys>> = {
  twilio: ({ accountSid, authToken }) => ({
    provider: 'twilio',
    accountSid: accountSid.trim(),
    authToken: authToken.trim(),
  }),
  gatewayapi: ({ token, webhookSecret, isEu }) => ({
    provider: 'gatewayapi',
    token: token.trim(),
    webhookSecret: webhookSecret.trim(),
    isEu,
  }),
}

/** The keys that were typed for the chosen provider; null where none were. */
function typedKeys({ settings, secrets }: MessageSettingsDraft): NewSmsKeys | null {
  const { provider } = settings.sms
  const isTyped = provider !== null && KEY_FIELDS[provider].some((name) => secrets[name].trim() !== '')
  return isTyped ? KEYS[provider](secrets) : null
}

/** Whether the keys of the chosen provider are stored, also from an earlier time. */
export function areKeysStored({ has }: MessageSettingsPage, { settings }: MessageSettingsDraft): boolean {
  return has.smsKeys.some((provider) => provider === settings.sms.provider)
}

/** Whether the password of the mailbox as it is written now is stored; it is for one server and one user. */
export function isMailboxPasswordStored(base: MessageSettingsPage, draft: MessageSettingsDraft): boolean {
  return base.has.mailboxPassword && isSameMailbox(base.settings.mailbox, draft.settings.mailbox)
}

type Problem = 'missing' | 'shape' | null
export type SettingsErrors = {
  replyTo: Problem
  sender: Problem
  keys: Problem
  mailboxHost: Problem
  mailboxUser: Problem
  mailboxPassword: Problem
}

/** What would be refused. */
export function settingsErrors(base: MessageSettingsPage, draft: MessageSettingsDraft): SettingsErrors {
  const { settings, secrets } = draft
  const { mailbox } = settings
  const hasPassword = secrets.mailboxPassword !== '' || isMailboxPasswordStored(base, draft)
  return {
    replyTo: settings.email.replyTo === null || isEmail(settings.email.replyTo) ? null : 'shape',
    sender: senderProblem(settings.sms),
    keys: keysProblem(base, draft),
    mailboxHost: mailbox && (mailbox.host === '' ? 'missing' : isIn('mailbox', settings) ? null : 'shape'),
    mailboxUser: mailbox && mailbox.user.trim() === '' ? 'missing' : null,
    mailboxPassword: mailbox && !hasPassword ? 'missing' : null,
  }
}

const isIn = (part: 'mailbox' | 'sms', settings: MessageSettings) =>
  messageSettingsSchema.shape[part].safeParse(settings[part]).success

function senderProblem(sms: MessageSettings['sms']): Problem {
  if (sms.provider === null) return null
  if (sms.sender === null) return 'missing'
  return messageSettingsSchema.shape.sms.safeParse(sms).success ? null : 'shape'
}

function keysProblem(base: MessageSettingsPage, draft: MessageSettingsDraft): Problem {
  if (draft.settings.sms.provider === null) return null
  const typed = typedKeys(draft)
  if (typed === null) return areKeysStored(base, draft) ? null : 'missing'
  return newSmsKeysSchema.safeParse(typed).success ? null : 'shape'
}

/** What is sent: the settings, and the secrets where new ones were typed. */
export function bodyOf({ revision }: MessageSettingsPage, draft: MessageSettingsDraft): SettingsBody {
  const { settings, secrets } = draft
  const keys = typedKeys(draft)
  // A sender that was half typed for a provider nobody chose is of no use.
  const sms =
    settings.sms.provider === null && !isIn('sms', settings)
      ? { ...settings.sms, sender: null }
      : settings.sms
  return {
    revision,
    settings: { ...settings, sms },
    secrets: {
      ...(keys && { smsKeys: keys }),
      ...(secrets.mailboxPassword !== '' && { mailboxPassword: secrets.mailboxPassword }),
    },
  }
}
