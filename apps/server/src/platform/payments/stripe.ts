import type Stripe from 'stripe'
import { PROVIDER_LIMIT_MS } from './nexi-http.ts'
import { captured, refunded, released, requireMoney } from './payment-steps.ts'
import { type Payment, PaymentError, type PaymentStep, type PaymentsPort } from './port.ts'
import { newSession, paymentOf } from './stripe-session.ts'

export type StripeCredentials = { secretKey: string; webhookSecret: string }
type Options = { baseUrl?: string | undefined; limitMs?: number | undefined }

const OPENED_UP = { expand: ['payment_intent.latest_charge'] }

/** Whether the key moves no real money. */
export function isStripeTest({ secretKey }: StripeCredentials): boolean {
  return /^[a-z]+_test_/.test(secretKey)
}

/** Stripe's Checkout Sessions, https://docs.stripe.com/api/checkout/sessions. A payment's id is its session's. */
export function createStripe(credentials: StripeCredentials, options: Options = {}): PaymentsPort {
  let opened: Promise<Stripe> | undefined
  /** Loaded at first need: most houses pay elsewhere, and the SDK is large. */
  const client = () => {
    opened ??= import('stripe').then(
      (module) =>
        new module.default(credentials.secretKey, {
          timeout: options.limitMs ?? PROVIDER_LIMIT_MS,
          // Whoever asks decides about another try.
          maxNetworkRetries: 0,
          telemetry: false,
          ...hostOf(options.baseUrl),
        }),
    )
    return opened
  }

  const ask = async <T>(question: (stripe: Stripe) => Promise<T>): Promise<T> => {
    try {
      return await question(await client())
    } catch (error) {
      throw failureOf(error)
    }
  }

  const retrieve = (paymentId: string) =>
    ask((stripe) => stripe.checkout.sessions.retrieve(paymentId, OPENED_UP))

  /** Looks, takes the step if it is still to be taken, and answers how the payment is after it. */
  async function take(
    { paymentId, idempotencyKey }: PaymentStep,
    after: (payment: Payment) => Payment,
    step: (stripe: Stripe, intent: string, options: Stripe.RequestOptions) => Promise<unknown>,
  ): Promise<Payment> {
    const session = await retrieve(paymentId)
    const before = paymentOf(session)
    const result = after(before)
    if (result === before || before.refundedMinor === before.amount.minor) return before
    const intent = session.payment_intent
    const intentId = typeof intent === 'string' ? intent : (intent?.id ?? '')
    await ask((stripe) => step(stripe, before.state === 'pending' ? '' : intentId, { idempotencyKey }))
    return result
  }

  return {
    async hold(request) {
      requireMoney(request.amount)
      const { idempotencyKey } = request
      const session = await ask((stripe) =>
        stripe.checkout.sessions.create(newSession(request), { idempotencyKey }),
      )
      return paymentOf(session)
    },
    capture: (step) =>
      take(step, captured, (stripe, id, options) => stripe.paymentIntents.capture(id, {}, options)),
    release: (step) =>
      take(step, released, (stripe, id, options) =>
        id === ''
          ? stripe.checkout.sessions.expire(step.paymentId, {}, options)
          : stripe.paymentIntents.cancel(id, {}, options),
      ),
    refund: (step) =>
      take(step, refunded, (stripe, id, options) => stripe.refunds.create({ payment_intent: id }, options)),
    async status(paymentId) {
      try {
        return paymentOf(await retrieve(paymentId))
      } catch (error) {
        if (error instanceof PaymentError && error.failure === 'unknown-payment') return undefined
        throw error
      }
    },
    async readWebhook({ rawBody, headers }) {
      const stripe = await client()
      let event: Stripe.Event
      try {
        const signature = headers['stripe-signature'] ?? ''
        event = stripe.webhooks.constructEvent(rawBody, signature, credentials.webhookSecret)
      } catch {
        throw new PaymentError('bad-signature')
      }
      return newsOf(event)
    },
  }
}

/** Sessions by their id; intents and charges carry the reference we gave them. */
function newsOf(event: Stripe.Event) {
  const about = event.data.object as {
    id?: string
    object?: string
    metadata?: Record<string, string> | null
  }
  const paymentId = about.object === 'checkout.session' ? (about.id ?? null) : null
  const reference = about.metadata?.reference ?? null
  return paymentId || reference ? { eventId: event.id, paymentId, reference } : null
}

function failureOf(error: unknown): PaymentError {
  if (error instanceof PaymentError) return error
  const { type, statusCode, code } = error as { type?: string; statusCode?: number; code?: string }
  const say = `Stripe: ${type ?? 'failed'} ${statusCode ?? ''} ${code ?? ''}`.trim()
  if (type === 'StripeAuthenticationError' || type === 'StripePermissionError')
    return new PaymentError('refused', say)
  if (type === 'StripeIdempotencyError') return new PaymentError('key-reused', say)
  if (code === 'resource_missing') return new PaymentError('unknown-payment', say)
  if (code === 'amount_too_small' || code === 'amount_too_large')
    return new PaymentError('invalid-amount', say)
  if (type === 'StripeInvalidRequestError' || type === 'StripeCardError')
    return new PaymentError('wrong-state', say)
  return new PaymentError('unavailable', say)
}

function hostOf(baseUrl: string | undefined) {
  if (!baseUrl) return {}
  const { protocol, hostname, port } = new URL(baseUrl)
  return { host: hostname, port, protocol: protocol === 'http:' ? ('http' as const) : ('https' as const) }
}
