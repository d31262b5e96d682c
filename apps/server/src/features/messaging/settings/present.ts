import type { MessageSettingsPage } from '@innkeeper/api/messaging/settings.ts'
import { DEFAULT_MESSAGE_SETTINGS, SMS_PROVIDERS } from '@innkeeper/domain/messaging/settings-schema.ts'
import { smsWebhookAddress } from '../sms/webhook-address.ts'
import type { MessageSettingsRow } from '../tables.ts'
import type { MessageSecrets } from './secrets.ts'

type Around = Pick<MessageSettingsPage, 'mail' | 'mailWebhookUrl' | 'partsThisMonth'> & {
  propertyId: string
  origin: string
  secrets: MessageSecrets
}

/** Settings without a single secret. */
export function presentSettings(row: MessageSettingsRow | null, around: Around): MessageSettingsPage {
  const { propertyId, origin, secrets, mail, mailWebhookUrl, partsThisMonth } = around
  const settings = row?.settings ?? DEFAULT_MESSAGE_SETTINGS
  const { provider } = settings.sms
  const keys = row ? secrets.smsKeys(row) : {}
  return {
    settings,
    revision: row?.revision ?? 0,
    changedBy: row?.changedBy ?? null,
    has: {
      smsKeys: SMS_PROVIDERS.filter((name) => keys[name] !== undefined),
      dkimKey: row?.dkimKey != null,
      mailboxPassword: row?.mailboxPassword != null,
    },
    mail,
    webhookUrl: provider && smsWebhookAddress(origin, provider, propertyId),
    mailWebhookUrl,
    partsThisMonth,
  }
}
