import type { PaymentProvider } from '@innkeeper/domain/payments/providers.ts'

export const WEBHOOK_PATH = '/webhooks/payments/:provider/:hotel'

/** Where a provider tells what happens to a property's payments. */
export function webhookAddress(origin: string, provider: PaymentProvider, propertyId: string): string {
  return origin + WEBHOOK_PATH.replace(':provider', provider).replace(':hotel', propertyId)
}
