import { createHash, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { createNexiHttp, PROVIDER_LIMIT_MS, parsedJson } from './nexi-http.ts'
import {
  createdSchema,
  inLanguage,
  type NexiPayment,
  newPayment,
  readPayment,
  webhookSchema,
} from './nexi-messages.ts'
import { captured, refunded, released, requireMoney } from './payment-steps.ts'
import { type Payment, PaymentError, type PaymentStep, type PaymentsPort } from './port.ts'

export type NexiCredentials = { secretKey: string; webhookSecret: string; isTest: boolean }
type Options = { baseUrl?: string | undefined; limitMs?: number | undefined }

const LIVE_URL = 'https://api.dibspayment.eu'
const TEST_URL = 'https://test.api.dibspayment.eu'

/** Nexi Checkout, https://developer.nexigroup.com/nexi-checkout/en-EU/api/payment-v1/. */
export function createNexi(credentials: NexiCredentials, options: Options = {}): PaymentsPort {
  const call = createNexiHttp({
    baseUrl: options.baseUrl ?? (credentials.isTest ? TEST_URL : LIVE_URL),
    secretKey: credentials.secretKey,
    limitMs: options.limitMs ?? PROVIDER_LIMIT_MS,
  })

  async function find(paymentId: string): Promise<NexiPayment | undefined> {
    // An id is a path of one piece, whatever a webhook says.
    const { status, body } = await call({ method: 'GET', path: pathOf(paymentId) })
    if (status === 404 || status === 400) return undefined
    const found = readPayment(body)
    if (status !== 200 || !found) throw new PaymentError('unavailable', `Nexi answered ${status} oddly`)
    return found
  }

  async function require(paymentId: string): Promise<NexiPayment> {
    const found = await find(paymentId)
    if (!found) throw new PaymentError('unknown-payment')
    return found
  }

  /** Nexi refuses a step twice; whether the first one was taken is seen in the payment. */
  async function send(
    { paymentId, idempotencyKey }: PaymentStep,
    method: 'POST' | 'PUT',
    path: string,
    body?: object,
  ) {
    const answer = await call({ method, path, idempotencyKey, ...(body ? { body } : {}) })
    if (answer.status < 300) return
    const { payment } = await require(paymentId)
    throw new PaymentError('wrong-state', `Nexi answered ${answer.status} for one that is ${payment.state}`)
  }

  return {
    async hold(request) {
      requireMoney(request.amount)
      const body = newPayment(request, credentials.webhookSecret)
      const { status, body: answer } = await call({ method: 'POST', path: '/v1/payments', body })
      const created = z.safeParse(createdSchema, answer)
      if (status >= 400) throw new PaymentError('refused', `Nexi answered ${status} to an order`)
      if (!created.success) throw new PaymentError('unavailable', `Nexi answered ${status} oddly`)
      const { paymentId, hostedPaymentPageUrl } = created.data
      return {
        id: paymentId,
        reference: request.reference,
        state: 'pending',
        amount: { ...request.amount },
        capturedMinor: 0,
        refundedMinor: 0,
        pageUrl: inLanguage(hostedPaymentPageUrl, request.language),
      }
    },
    async capture(step) {
      const { payment } = await require(step.paymentId)
      const after = captured(payment)
      if (after !== payment)
        await send(step, 'POST', `${pathOf(payment.id)}/charges`, { amount: payment.amount.minor })
      return after
    },
    async release(step) {
      const { payment } = await require(step.paymentId)
      const after = released(payment)
      if (payment.state === 'held')
        await send(step, 'POST', `${pathOf(payment.id)}/cancels`, { amount: payment.amount.minor })
      if (payment.state === 'pending') await send(step, 'PUT', `${pathOf(payment.id)}/terminate`)
      return after
    },
    async refund(step) {
      const { payment, charges } = await require(step.paymentId)
      const after = refunded(payment)
      if (payment.refundedMinor > 0) return partlyRefunded(payment, after)
      for (const { chargeId, amount } of charges) {
        const path = `/v1/charges/${encodeURIComponent(chargeId)}/refunds`
        await send({ ...step, idempotencyKey: `${step.idempotencyKey}:${chargeId}` }, 'POST', path, {
          amount,
        })
      }
      return after
    },
    status: async (paymentId) => (await find(paymentId))?.payment,
    async readWebhook({ rawBody, headers }) {
      if (!isSame(headers.authorization ?? '', credentials.webhookSecret))
        throw new PaymentError('bad-signature')
      const news = z.safeParse(webhookSchema, parsedJson(rawBody.toString('utf8')))
      if (!news.success) return null
      return { eventId: news.data.id, paymentId: news.data.data.paymentId, reference: null }
    },
  }
}

const pathOf = (paymentId: string) => `/v1/payments/${encodeURIComponent(paymentId)}`

/** Part of it went back by somebody's hand at Nexi: that is for people to finish, not for us to guess. */
function partlyRefunded(payment: Payment, after: Payment): Payment {
  if (payment.refundedMinor < after.refundedMinor) throw new PaymentError('wrong-state')
  return payment
}

function isSame(given: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(expected))
}
