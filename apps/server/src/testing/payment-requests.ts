import type { HoldRequest } from '../platform/payments/port.ts'

/** Two breakfasts, for tests that open a payment. */
export function aHoldRequest(change: Partial<HoldRequest> = {}): HoldRequest {
  const reference = change.reference ?? `order-${Math.random().toString(36).slice(2)}`
  return {
    idempotencyKey: `hold:${reference}`,
    reference,
    number: 1042,
    amount: { minor: 25_000, currency: 'SEK' },
    methods: ['visa', 'mastercard'],
    language: 'da',
    lines: [
      {
        title: 'Morgenmad på værelset',
        quantity: 2,
        unitPrice: 10_000,
        total: 20_000,
        vatRate: 2500,
        vat: 4000,
      },
      { title: 'Levering', quantity: 1, unitPrice: 5000, total: 5000, vatRate: 1200, vat: 536 },
    ],
    returnUrl: `https://hotel.example/order/fjellheim/confirmation/${reference}`,
    cancelUrl: `https://hotel.example/order/fjellheim/confirmation/${reference}?payment=left`,
    termsUrl: 'https://hotel.example/terms',
    webhookUrl: 'https://hotel.example/webhooks/payments/nexi/fjellheim',
    ...change,
  }
}
