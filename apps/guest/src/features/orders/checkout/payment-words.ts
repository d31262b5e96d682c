import type { PaymentMethod, PaymentService } from '@innkeeper/domain/payments/constants.ts'

/** What each way to pay is called, what it means, and the words of the button, which say that ordering costs. */
export const SERVICE_WORDS = {
  'Pay Now': { name: 'order.service.now', note: 'order.serviceNote.now', send: 'order.send.now' },
  'Pay on delivery': {
    name: 'order.service.delivery',
    note: 'order.serviceNote.delivery',
    send: 'order.send.delivery',
  },
  'Put on bill': { name: 'order.service.bill', note: 'order.serviceNote.bill', send: 'order.send.bill' },
} as const satisfies Record<PaymentService, Record<'name' | 'note' | 'send', string>>

/** As their owners write them. */
export const METHOD_NAMES: Readonly<Record<PaymentMethod, string>> = {
  mastercard: 'Mastercard',
  visa: 'Visa',
  dankort: 'Dankort',
  'mobile pay': 'MobilePay',
  swish: 'Swish',
  vipps: 'Vipps',
}
