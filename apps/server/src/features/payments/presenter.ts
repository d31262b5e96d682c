import type { PaymentSettings } from '@innkeeper/api/payments.ts'
import { hasKeys, type KeyedProvider } from '@innkeeper/domain/payments/providers.ts'
import { IS_TEST_ACCOUNT } from '../../platform/payments/adapters.ts'
import type { Account } from './accounts.ts'
import type { Credentials } from './settings.ts'
import { webhookAddress } from './webhook-address.ts'

type ShownTo = { propertyId: string; origin: string; isDemo: boolean }

/** Settings without a single secret. */
export function presentSettings(account: Account, { propertyId, origin, isDemo }: ShownTo): PaymentSettings {
  const { settings, revision } = account
  const { services, methods, receiptService, provider, withoutBooking } = settings
  return {
    revision,
    services,
    methods,
    receiptService,
    provider,
    withoutBooking,
    hasSandbox: isDemo,
    hasCredentials: hasCredentials(account),
    isTest: isTest(account),
    webhookUrl: hasKeys(provider) ? webhookAddress(origin, provider, propertyId) : null,
  }
}

/** Whether guests can pay with the chosen provider. */
export function hasCredentials({ settings: { provider }, credentials }: Account): boolean {
  return provider !== null && (!hasKeys(provider) || credentials[provider] !== undefined)
}

function isTest({ settings: { provider }, credentials }: Account): boolean {
  // What needs no keys moves no money.
  return hasKeys(provider) ? isTestAccount(provider, credentials) : provider !== null
}

function isTestAccount<P extends KeyedProvider>(provider: P, credentials: Credentials): boolean {
  const keys = credentials[provider]
  return keys !== undefined && IS_TEST_ACCOUNT[provider](keys)
}
