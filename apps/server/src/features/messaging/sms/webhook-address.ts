import type { SmsProvider } from '@innkeeper/domain/messaging/settings-schema.ts'

export const SMS_WEBHOOK_PATH = '/webhooks/sms/:provider/:hotel'

/** Where a provider tells what became of a property's SMS, and what guests answer. */
export function smsWebhookAddress(origin: string, provider: SmsProvider, propertyId: string): string {
  return origin + SMS_WEBHOOK_PATH.replace(':provider', provider).replace(':hotel', propertyId)
}
