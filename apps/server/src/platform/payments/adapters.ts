import type { KeyedProvider } from '@innkeeper/domain/payments/providers.ts'
import { createNexi, type NexiCredentials } from './nexi.ts'
import type { PaymentsPort } from './port.ts'
import { createStripe, isStripeTest, type StripeCredentials } from './stripe.ts'

/** A property's keys at each provider that asks for some. */
export type ProviderCredentials = { nexi: NexiCredentials; stripe: StripeCredentials }

/** Opens a property's account at a provider; each property brings its own keys. */
export type PaymentAdapters = {
  [P in KeyedProvider]: (credentials: ProviderCredentials[P]) => PaymentsPort
}

/** Whether keys move no real money. */
export const IS_TEST_ACCOUNT: {
  readonly [P in KeyedProvider]: (credentials: ProviderCredentials[P]) => boolean
} = {
  nexi: ({ isTest }) => isTest,
  stripe: isStripeTest,
}

/** Addresses are the providers' own unless a test says otherwise. */
type Options = { nexiUrl?: string; stripeUrl?: string; limitMs?: number }

export function createPaymentAdapters({ nexiUrl, stripeUrl, limitMs }: Options = {}): PaymentAdapters {
  return {
    nexi: (credentials) => createNexi(credentials, { baseUrl: nexiUrl, limitMs }),
    stripe: (credentials) => createStripe(credentials, { baseUrl: stripeUrl, limitMs }),
  }
}
