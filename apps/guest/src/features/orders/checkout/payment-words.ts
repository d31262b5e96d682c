import type { PaymentMethod, PaymentService } from '@innkeeper/domain/payments/constants.ts'

type Part = 'name' | 'note' | 'when' | 'send'

const SERVICE_WORDS = {
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
} as const satisfies Record<PaymentService, Record<Part, string>>

/** Nobody comes to the door with a massage, or with what the guest fetches: it is paid in the house. */
const AT_THE_HOTEL = {
  name: 'order.service.hotel',
  note: 'order.serviceNote.hotel',
  when: 'order.serviceWhen.delivery',
  send: 'order.send.hotel',
} as const satisfies Record<Part, string>

/** What a way to pay is called, what it means, when it is, and the words of the button, which say that it costs. */
export function serviceWords(service: PaymentService, isBrought: boolean) {
  return service === 'Pay on delivery' && !isBrought ? AT_THE_HOTEL : SERVICE_WORDS[service]
}

/** As their owners write them. */
export const METHOD_NAMES: Readonly<Record<PaymentMethod, string>> = {
  mastercard: 'Mastercard',
  visa: 'Visa',
  dankort: 'Dankort',
  'mobile pay': 'MobilePay',
  swish: 'Swish',
  vipps: 'Vipps',
}
