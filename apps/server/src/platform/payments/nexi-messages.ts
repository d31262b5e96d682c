import { METHODS_WITHOUT_HOLD, type PaymentMethod } from '@innkeeper/domain/payments/constants.ts'
import * as z from 'zod/mini'
import type { HoldRequest, Payment } from './port.ts'

/** As long as card reservations last; Nexi does not say when one ends. */
const HOLD_DAYS = 7
const LONGEST_NAME = 128

/** Everything after which a payment may stand differently. */
const EVENTS = [
  'payment.reservation.created.v2',
  'payment.reservation.failed',
  'payment.checkout.completed',
  'payment.charge.created.v2',
  'payment.charge.failed',
  'payment.cancel.created',
  'payment.refund.completed',
] as const

const METHOD_NAMES: Record<PaymentMethod, string> = {
  mastercard: 'MasterCard',
  visa: 'Visa',
  dankort: 'Dankort',
  'mobile pay': 'MobilePay',
  swish: 'Swish',
  vipps: 'Vipps',
}

const PAGE_LANGUAGES: Record<string, string> = {
  da: 'da-DK',
  fi: 'fi-FI',
  nl: 'nl-NL',
  no: 'nb-NO',
  sv: 'sv-SE',
}

/** The body that opens a payment with Nexi's own page. */
export function newPayment(request: HoldRequest, webhookSecret: string): object {
  const { reference, amount, methods, lines, returnUrl, cancelUrl, termsUrl, webhookUrl } = request
  return {
    order: {
      amount: amount.minor,
      currency: amount.currency,
      reference,
      items: lines.map(({ title, quantity, total, vatRate, vat }, index) => ({
        reference: String(index + 1),
        name: title.slice(0, LONGEST_NAME),
        quantity,
        unit: 'pcs',
        // Without VAT; the totals are what counts where it does not divide.
        unitPrice: Math.round((total - vat) / quantity),
        taxRate: vatRate,
        taxAmount: vat,
        grossTotalAmount: total,
        netTotalAmount: total - vat,
      })),
    },
    checkout: {
      integrationType: 'HostedPaymentPage',
      returnUrl,
      cancelUrl,
      termsUrl,
      // We know our guests already; the page asks for no address.
      merchantHandlesConsumerData: true,
      charge: methods.every((method) => METHODS_WITHOUT_HOLD.includes(method)),
    },
    paymentMethodsConfiguration: methods.map((method) => ({ name: METHOD_NAMES[method], enabled: true })),
    ...(webhookUrl
      ? {
          notifications: {
            webHooks: EVENTS.map((eventName) => ({
              eventName,
              url: webhookUrl,
              authorization: webhookSecret,
            })),
          },
        }
      : {}),
  }
}

export function inLanguage(pageUrl: string, language: string): string {
  const page = new URL(pageUrl)
  page.searchParams.set('language', PAGE_LANGUAGES[language] ?? 'en-GB')
  return page.href
}

export const createdSchema = z.object({ paymentId: z.string(), hostedPaymentPageUrl: z.url() })

const amountSchema = z._default(z.nullish(z.int()), 0)
const nexiPaymentSchema = z.object({
  payment: z.object({
    paymentId: z.string(),
    created: z.optional(z.string()),
    terminated: z.nullish(z.string()),
    summary: z._default(
      z.nullish(
        z.object({
          reservedAmount: amountSchema,
          chargedAmount: amountSchema,
          refundedAmount: amountSchema,
          cancelledAmount: amountSchema,
        }),
      ),
      null,
    ),
    orderDetails: z.object({ amount: z.int(), currency: z.string(), reference: z.nullish(z.string()) }),
    checkout: z.nullish(z.object({ url: z.nullish(z.string()) })),
    charges: z.nullish(z.array(z.object({ chargeId: z.string(), amount: z.int() }))),
  }),
})

export type NexiPayment = { payment: Payment; charges: { chargeId: string; amount: number }[] }

/** A payment as Nexi tells it; null for an answer that is none. */
export function readPayment(body: unknown): NexiPayment | null {
  const answer = z.safeParse(nexiPaymentSchema, body)
  if (!answer.success) return null
  const { paymentId, created, terminated, summary, orderDetails, checkout, charges } = answer.data.payment
  const charged = summary?.chargedAmount ?? 0
  const common = {
    id: paymentId,
    reference: orderDetails.reference ?? '',
    amount: { minor: orderDetails.amount, currency: orderDetails.currency },
    capturedMinor: charged,
    refundedMinor: summary?.refundedAmount ?? 0,
  }
  const payment = (): Payment => {
    if (charged > 0) return { ...common, state: 'captured' }
    if ((summary?.cancelledAmount ?? 0) > 0 || terminated) return { ...common, state: 'released' }
    if ((summary?.reservedAmount ?? 0) > 0) return { ...common, state: 'held', ...lapseOf(created) }
    return { ...common, state: 'pending', ...(checkout?.url ? { pageUrl: checkout.url } : {}) }
  }
  return { payment: payment(), charges: charges ?? [] }
}

function lapseOf(created: string | undefined): { holdLapsesAt?: Date } {
  const begun = Date.parse(created ?? '')
  return Number.isNaN(begun) ? {} : { holdLapsesAt: new Date(begun + HOLD_DAYS * 86_400_000) }
}

export const webhookSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  data: z.object({ paymentId: z.string().check(z.minLength(1), z.maxLength(100)) }),
})
