import type { PaymentMethod, PaymentService } from '@innkeeper/domain/payments/constants.ts'

/** What each way to pay is called, what it means, when it is, and the words of the button, which say that it costs. */
export const SERVICE_WORDS = {
  'Pay Now': {
    name: 'order.service.now',
    note: 'order.serviceNote.now',
    when: 'order.serviceWhen.now',
    send: 'order.send.now',
  },
  'Pay on delivery': {
    name: 'order.service.delivery',
    note: 'order.serviceNote.delivery',
    when: 'order.serviceWhen.delivery',
    send: 'order.send.delivery',
  },
  'Put on bill': {
    name: 'order.service.bill',
    note: 'order.serviceNote.bill',
    when: 'order.serviceWhen.bill',
    send: 'order.send.bill',
  },
} as const satisfies Record<PaymentService, Record<'name' | 'note' | 'when' | 'send', string>>

/** As their owners write them. */
export const METHOD_NAMES: Readonly<Record<PaymentMethod, string>> = {
  mastercard: 'Mastercard',
  visa: 'Visa',
  dankort: 'Dankort',
  'mobile pay': 'MobilePay',
  swish: 'Swish',
  vipps: 'Vipps',
}
