import type { Receipt } from '@innkeeper/api/orders/checkout.ts'
import { endOf } from '@innkeeper/domain/orders/guest-standing.ts'
import type { PaymentService } from '@innkeeper/domain/payments/constants.ts'
import { formatDate, formatTime } from '@innkeeper/i18n/format.ts'
import { formatLineDays } from '@innkeeper/i18n/format-line-days.ts'
import { formatMoney, formatNumber } from '@innkeeper/i18n/format-numbers.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import type { Paper } from '../../../platform/pdf/port.ts'

/** The server's texts; they come late, since all languages at once are large. */
type Translate = typeof import('@innkeeper/i18n/translate.ts').translate

const SERVICE_TEXTS = {
  'Pay Now': 'order.service.now',
  'Pay on delivery': 'order.service.delivery',
  'Put on bill': 'order.service.bill',
} as const satisfies Record<PaymentService, string>

/** As the guest read it at the checkout: what nobody brings is paid at the hotel. */
function serviceText({ service, deliveryMethod }: Receipt['order']) {
  const isAtHotel = service === 'Pay on delivery' && deliveryMethod !== 'delivery'
  return isAtHotel ? 'order.service.hotel' : SERVICE_TEXTS[service]
}

/** The receipt as a page to print, in the order's language, with the words of the receipt guests see. */
export function receiptPaper(receipt: Receipt, logo: Paper['logo'], translate: Translate): Paper {
  const { order, seller, taxes, termsUrl, timeZone, language } = receipt
  const locale = intlLocaleFor(language)
  const money = (amount: number) => formatMoney(amount, order.currency, locale)
  const rate = (vatRate: number) => `${formatNumber(vatRate / 100, locale)} %`
  const placedAt = new Date(order.placedAt)
  const end = endOf(order)
  const place = { locale, timeZone }
  const daysOf = ({ days, time }: Receipt['order']['lines'][number]) =>
    days.length > 0 ? [formatLineDays(days, time, locale)] : []
  const fees = [
    { label: translate(language, 'order.serviceCharge'), amount: order.serviceCharge },
    { label: translate(language, 'order.transactionFee'), amount: order.transactionFee },
  ].filter(({ amount }) => amount > 0)
  return {
    title: translate(language, 'receipt.title'),
    language: locale,
    logo,
    from: [
      seller.name,
      ...(seller.address?.split('\n') ?? []),
      ...(seller.vatNumber ? [translate(language, 'receipt.vatNumber', { number: seller.vatNumber })] : []),
    ],
    facts: [
      { label: translate(language, 'order.number'), value: String(order.number) },
      {
        label: translate(language, 'receipt.date'),
        value: `${formatDate(placedAt, place)} ${formatTime(placedAt, place)}`,
      },
      {
        label: translate(language, 'receipt.payment'),
        value: translate(language, serviceText(order)),
      },
      ...buyerFacts(receipt, translate),
    ],
    notice: end && translate(language, `receipt.${end}`),
    table: {
      head: [
        translate(language, 'receipt.item'),
        translate(language, 'receipt.vat'),
        translate(language, 'receipt.amount'),
      ],
      rows: order.lines.map((line) => [
        { text: `${line.quantity} × ${line.title}`, notes: [...daysOf(line), ...line.details] },
        { text: money(line.vat), notes: [rate(line.vatRate)] },
        {
          text: money(line.total),
          notes: line.quantity > 1 ? [`${line.quantity} × ${money(line.unitPrice)}`] : [],
        },
      ]),
    },
    sums: [
      ...fees.map(({ label, amount }) => ({ label, value: money(amount), isMain: false })),
      { label: translate(language, 'order.total'), value: money(order.total), isMain: true },
      { label: translate(language, 'receipt.vat'), value: money(order.vat), isMain: false },
    ],
    secondTable: {
      head: [
        translate(language, 'receipt.vat'),
        translate(language, 'receipt.net'),
        translate(language, 'receipt.vat'),
      ],
      rows: taxes.map(({ vatRate, net, vat }) => [
        { text: rate(vatRate) },
        { text: money(net) },
        { text: money(vat) },
      ]),
    },
    smallPrint: termsUrl
      ? [{ text: `${translate(language, 'order.terms')}: ${termsUrl}`, link: termsUrl }]
      : [],
  }
}

/** Who ordered and for which room, where that may be told. */
function buyerFacts({ guest, language }: Receipt, translate: Translate): Paper['facts'] {
  return [
    { label: translate(language, 'receipt.guest'), value: guest?.name ?? '' },
    { label: translate(language, 'receipt.room'), value: guest?.room ?? '' },
  ].filter(({ value }) => value !== '')
}
