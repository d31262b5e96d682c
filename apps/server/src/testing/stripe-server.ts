import { createHmac, randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { openProviderServer, type ProviderAnswer, type ProviderServer } from './provider-server.ts'

type Intent = {
  id: string
  status: 'requires_payment_method' | 'requires_capture' | 'succeeded' | 'canceled'
  amount: number
  amount_received: number
  amount_refunded: number
  reference: string
}
type Session = {
  id: string
  status: 'open' | 'complete' | 'expired'
  created: number
  currency: string
  amount_total: number
  reference: string
  /** What only who has the secret key can write. */
  metadata: Record<string, string>
  types: string[]
  held: string[]
  intent: Intent | null
}

export type StripeServer = ProviderServer & {
  /** What the guest does on Stripe's page, with a type such as `card`. */
  pay(sessionId: string, type?: string): void
  /** Somebody buys by a payment link of the account, with a reference of their own in its address. */
  payByLink(clientReference: string, amount: number, currency: string): string
  /** A method that answers later, and says no. */
  failLater(sessionId: string): void
  sessions: Map<string, Session>
}

const newId = (kind: string) => `${kind}_test_${randomBytes(12).toString('hex')}`

/** Checkout Sessions, PaymentIntents, refunds and signed events as Stripe's documentation describes them, in memory. */
export async function openStripeServer(keys: {
  secretKey: string
  webhookSecret: string
  webhookUrl: string
}): Promise<StripeServer> {
  const sessions = new Map<string, Session>()
  const server = await openProviderServer(answer)

  function answer(request: IncomingMessage, text: string): ProviderAnswer {
    if (request.headers.authorization !== `Bearer ${keys.secretKey}`)
      return refusal(401, { type: 'authentication_error', message: 'Invalid API Key provided' })
    const form = new URLSearchParams(text)
    const { pathname } = new URL(request.url ?? '/', server.url)
    const [, , kind, ...rest] = pathname.split('/')
    if (kind === 'checkout') return rest[1] ? oneSession(rest[1], rest[2]) : create(form)
    if (kind === 'refunds') return refund(form.get('payment_intent') ?? '')
    return kind === 'payment_intents' ? oneIntent(rest[0] ?? '', rest[1]) : missing()
  }

  function create(form: URLSearchParams): ProviderAnswer {
    const types = [...form]
      .filter(([name]) => name.startsWith('allowed_payment_method_types'))
      .map(([, type]) => type)
    const held = ['card', 'mobilepay'].filter(
      (type) => form.get(`payment_method_options[${type}][capture_method]`) === 'manual',
    )
    if (types.length === 0) return refusal(400, { type: 'invalid_request_error', message: 'No types' })
    let total = 0
    for (let line = 0; form.has(`line_items[${line}][quantity]`); line++) {
      const amount = Number(form.get(`line_items[${line}][price_data][unit_amount]`))
      total += amount * Number(form.get(`line_items[${line}][quantity]`))
    }
    const session: Session = {
      id: newId('cs'),
      status: 'open',
      created: Math.floor(server.now() / 1000),
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      amount_total: total,
      reference: form.get('client_reference_id') ?? '',
      metadata: { reference: form.get('metadata[reference]') ?? '' },
      types,
      held,
      intent: null,
    }
    sessions.set(session.id, session)
    return { status: 200, body: shown(session) }
  }

  function oneSession(id: string, step: string | undefined): ProviderAnswer {
    const session = sessions.get(id)
    if (!session) return missing()
    if (step === undefined) return { status: 200, body: shown(session) }
    if (session.status !== 'open') return wrongState('Only open sessions can be expired')
    session.status = 'expired'
    tell('checkout.session.expired', shown(session))
    return { status: 200, body: shown(session) }
  }

  function oneIntent(id: string, step: string | undefined): ProviderAnswer {
    const session = [...sessions.values()].find(({ intent }) => intent?.id === id)
    const intent = session?.intent
    if (!session || !intent) return missing()
    if (intent.status !== 'requires_capture') return wrongState(`This intent is ${intent.status}`)
    intent.status = step === 'capture' ? 'succeeded' : 'canceled'
    if (step === 'capture') intent.amount_received = intent.amount
    tell(`payment_intent.${intent.status}`, intentShown(intent))
    return { status: 200, body: intentShown(intent) }
  }

  function refund(id: string): ProviderAnswer {
    const intent = [...sessions.values()].find((session) => session.intent?.id === id)?.intent
    if (!intent) return missing()
    if (intent.status !== 'succeeded' || intent.amount_refunded > 0)
      return refusal(400, {
        type: 'invalid_request_error',
        code: 'charge_already_refunded',
        message: 'refunded',
      })
    intent.amount_refunded = intent.amount_received
    tell('charge.refunded', { id: newId('ch'), object: 'charge', metadata: { reference: intent.reference } })
    return { status: 200, body: { id: newId('re'), object: 'refund', status: 'succeeded' } }
  }

  function tell(type: string, about: object): void {
    const created = Math.floor(Date.now() / 1000)
    const body = JSON.stringify({ id: newId('evt'), object: 'event', type, created, data: { object: about } })
    // https://docs.stripe.com/webhooks: HMAC-SHA256 over the time, a dot and the body.
    const signature = createHmac('sha256', keys.webhookSecret).update(`${created}.${body}`).digest('hex')
    server.queue({
      url: keys.webhookUrl,
      headers: { 'stripe-signature': `t=${created},v1=${signature}`, 'content-type': 'application/json' },
      body,
    })
  }

  function begin(sessionId: string, status: Intent['status']): Session & { intent: Intent } {
    const session = sessions.get(sessionId)
    if (session?.status !== 'open') throw new Error('nobody can pay that')
    const { amount_total: amount, reference } = session
    const id = newId('pi')
    const intent = { id, status, amount, amount_received: 0, amount_refunded: 0, reference }
    return Object.assign(session, { status: 'complete' as const, intent })
  }

  return {
    ...server,
    sessions,
    pay(sessionId, type = 'card') {
      const isHeld = sessions.get(sessionId)?.held.includes(type)
      const session = begin(sessionId, isHeld ? 'requires_capture' : 'succeeded')
      if (!isHeld) session.intent.amount_received = session.intent.amount
      const event = isHeld ? 'amount_capturable_updated' : 'succeeded'
      tell(`payment_intent.${event}`, intentShown(session.intent))
      tell('checkout.session.completed', shown(session))
    },
    payByLink(clientReference, amount, currency) {
      const id = newId('cs')
      const created = Math.floor(server.now() / 1000)
      const session = { id, status: 'complete' as const, created, currency, amount_total: amount, types: [] }
      const intent = {
        id: newId('pi'),
        status: 'succeeded' as const,
        amount,
        amount_received: amount,
        amount_refunded: 0,
        reference: '',
      }
      const bought = { ...session, reference: clientReference, metadata: {}, held: [], intent }
      sessions.set(id, bought)
      tell('checkout.session.completed', shown(bought))
      return id
    },
    failLater(sessionId) {
      const session = begin(sessionId, 'requires_payment_method')
      tell('checkout.session.async_payment_failed', shown(session))
    },
  }
}

function shown({ types: _, held: __, reference, intent, ...session }: Session): object {
  return {
    ...session,
    object: 'checkout.session',
    client_reference_id: reference,
    url: session.status === 'open' ? `https://checkout.stripe.com/c/pay/${session.id}` : null,
    payment_intent: intent ? intentShown(intent) : null,
  }
}

function intentShown({ reference, amount_refunded, ...intent }: Intent): object {
  const hasCharge = intent.status !== 'requires_payment_method'
  return {
    ...intent,
    object: 'payment_intent',
    metadata: { reference },
    latest_charge: hasCharge ? { id: 'ch_test', object: 'charge', amount_refunded } : null,
  }
}

const refusal = (status: number, error: object): ProviderAnswer => ({ status, body: { error } })
const missing = () =>
  refusal(404, { type: 'invalid_request_error', code: 'resource_missing', message: 'No such resource' })
const wrongState = (message: string) =>
  refusal(400, { type: 'invalid_request_error', code: 'payment_intent_unexpected_state', message })
