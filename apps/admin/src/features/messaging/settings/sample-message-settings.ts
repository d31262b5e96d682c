import type { MessageSettingsPage } from '@innkeeper/api/messaging/settings.ts'
import { DEFAULT_MESSAGE_SETTINGS } from '@innkeeper/domain/messaging/settings-schema.ts'

/** Settings of a house that begins; a test says what is different. */
export function sampleMessageSettings(change: Partial<MessageSettingsPage> = {}): MessageSettingsPage {
  return {
    settings: DEFAULT_MESSAGE_SETTINGS,
    revision: 3,
    changedBy: 'Anna',
    has: { smsKeys: [], dkimKey: false, mailboxPassword: false },
    mail: { leaves: true, from: 'stay@fjellheim.example' },
    webhookUrl: null,
    mailWebhookUrl: 'https://stay.example/webhooks/mail/fjellheim/token',
    partsThisMonth: 0,
    ...change,
  }
}
