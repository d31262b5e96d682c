import type { PaymentSettings } from '@innkeeper/api/payments.ts'

/** A property that takes cards through Nexi, for tests. */
export function samplePaymentSettings(): PaymentSettings {
  return {
    revision: 2,
    services: ['Pay Now'],
    methods: ['visa'],
    receiptService: 'email',
    provider: 'nexi',
    withoutBooking: { openPerDevice: 3, perHour: 20 },
    hasSandbox: false,
    hasCredentials: true,
    isTest: true,
    webhookUrl: null,
  }
}
