import type { SmsProvider } from '@innkeeper/domain/messaging/settings-schema.ts'
import { type NewSmsKeys, SMS_KEYS, type SmsKeys } from '@innkeeper/domain/messaging/sms-keys.ts'
import * as z from 'zod/mini'
import type { SecretBox } from '../../../platform/auth/secrets.ts'
import type { MessageSettingsRow } from '../tables.ts'

/** Of every provider that was ever set, so that its late reports are still believed. */
export type StoredSmsKeys = { [P in SmsProvider]?: SmsKeys[P] | undefined }

const storedSchema = z.object({
  twilio: z.optional(SMS_KEYS.twilio),
  gatewayapi: z.optional(SMS_KEYS.gatewayapi),
} satisfies Record<SmsProvider, unknown>)

type Row = Pick<MessageSettingsRow, 'propertyId' | 'smsKey' | 'dkimKey' | 'mailboxPassword'>

/** Keys and passwords of a property: sealed, and of no use in another's row. */
export function createMessageSecrets(box: SecretBox) {
  const seal = (plain: string, owner: string) => box.seal(Buffer.from(plain), owner)
  const open = (sealed: string, owner: string) => box.open(sealed, owner).toString('utf8')
  const smsOwner = (propertyId: string) => `SMS keys of ${propertyId}`
  const dkimOwner = (propertyId: string) => `DKIM key of ${propertyId}`
  const mailboxOwner = (propertyId: string) => `mailbox of ${propertyId}`
  return {
    smsKeys: ({ propertyId, smsKey }: Row): StoredSmsKeys =>
      smsKey === null ? {} : storedSchema.parse(JSON.parse(open(smsKey, smsOwner(propertyId)))),
    sealSmsKeys(propertyId: string, stored: StoredSmsKeys, { provider, ...keys }: NewSmsKeys): string {
      return seal(JSON.stringify({ ...stored, [provider]: keys }), smsOwner(propertyId))
    },
    /** In the form of a PEM file. */
    dkimKey: ({ propertyId, dkimKey }: Row): string | null =>
      dkimKey === null ? null : open(dkimKey, dkimOwner(propertyId)),
    sealDkimKey: (propertyId: string, pem: string) => seal(pem, dkimOwner(propertyId)),
    mailboxPassword: ({ propertyId, mailboxPassword }: Row): string | null =>
      mailboxPassword === null ? null : open(mailboxPassword, mailboxOwner(propertyId)),
    sealMailboxPassword: (propertyId: string, password: string) => seal(password, mailboxOwner(propertyId)),
  }
}
export type MessageSecrets = ReturnType<typeof createMessageSecrets>
