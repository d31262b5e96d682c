import { createNexi, type NexiCredentials } from './nexi.ts'
import type { PaymentsPort } from './port.ts'
import { createStripe, type StripeCredentials } from './stripe.ts'

/** Opens a house's account at a provider; each house brings its own keys. */
export type PaymentAdapters = {
  nexi(credentials: NexiCredentials): PaymentsPort
  stripe(credentials: StripeCredentials): PaymentsPort
}

/** Addresses are the providers' own unless a test says otherwise. */
type Options = { nexiUrl?: string; stripeUrl?: string; limitMs?: number }

export function createPaymentAdapters({ nexiUrl, stripeUrl, limitMs }: Options = {}): PaymentAdapters {
  return {
    nexi: (credentials) => createNexi(credentials, { baseUrl: nexiUrl, limitMs }),
    stripe: (credentials) => createStripe(credentials, { baseUrl: stripeUrl, limitMs }),
  }
}
