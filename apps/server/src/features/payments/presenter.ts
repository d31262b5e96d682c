import type { PaymentSettings } from '@innkeeper/api/payments.ts'
import { isStripeTest } from '../../platform/payments/stripe.ts'
import type { Account } from './accounts.ts'
import { webhookAddress } from './webhook-address.ts'

type Place = { propertyId: string; origin: string; isDemo: boolean }

/** Settings without a single secret. */
export function presentSettings(account: Account, { propertyId, origin, isDemo }: Place): PaymentSettings {
  const { settings, revision } = account
  const { services, methods, receiptService, provider } = settings
  return {
    revision,
    services,
    methods,
    receiptService,
    provider,
    hasSandbox: isDemo,
    hasCredentials: hasCredentials(account),
    isTest: isTest(account),
    webhookUrl:
      provider === null || provider === 'sandbox' ? null : webhookAddress(origin, provider, propertyId),
  }
}

/** Whether guests can pay with the chosen provider. */
export function hasCredentials({ settings: { provider }, credentials }: Account): boolean {
  return provider === 'sandbox' || (provider !== null && credentials[provider] !== undefined)
}

function isTest({ settings: { provider }, credentials }: Account): boolean {
  if (provider === 'nexi') return credentials.nexi?.isTest ?? false
  if (provider === 'stripe') return credentials.stripe ? isStripeTest(credentials.stripe) : false
  return provider === 'sandbox'
}
