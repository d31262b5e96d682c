import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aHoldRequest } from '../../testing/payment-requests.ts'
import { openStripeServer, type StripeServer } from '../../testing/stripe-server.ts'
import type { PaymentsPort } from './port.ts'
import { createStripe, isStripeTest } from './stripe.ts'

const keys = { secretKey: 'sk_test_0123', webhookSecret: 'whsec_0123' }
let server: StripeServer
let port: PaymentsPort
beforeAll(async () => {
  server = await openStripeServer({ ...keys, webhookUrl: 'https://hotel.example/webhooks' })
  port = createStripe(keys, { baseUrl: server.url })
})
afterAll(() => server.close())

const step = (paymentId: string) => ({ paymentId, idempotencyKey: `step-${paymentId}` })
async function held() {
  const { id } = await port.hold(aHoldRequest())
  server.pay(id)
  return id
}

describe('Stripe', () => {
  it('is told what is bought, what it may be paid with and where to return', async () => {
    await port.hold(aHoldRequest({ methods: ['visa', 'mobile pay', 'swish'] }))
    const sent = Object.fromEntries(new URLSearchParams(server.bodies.at(-1)))
    expect(sent).toMatchObject({
      mode: 'payment',
      'allowed_payment_method_types[0]': 'card',
      'allowed_payment_method_types[1]': 'mobilepay',
      'allowed_payment_method_types[2]': 'swish',
      'payment_method_options[card][capture_method]': 'manual',
      'payment_method_options[mobilepay][capture_method]': 'manual',
      'line_items[0][price_data][unit_amount]': '10000',
      'line_items[0][quantity]': '2',
      locale: 'da',
    })
    expect(Object.values(sent)).toContain('mastercard')
    expect(sent.success_url).toContain('/order/fjellheim/confirmation/')
  })

  it('opens one page for one order', async () => {
    const request = aHoldRequest()
    const { id } = await port.hold(request)
    expect((await port.hold({ ...request })).id).toBe(id)
    const other = { ...request, lines: request.lines.slice(0, 1) }
    await expect(port.hold(other)).rejects.toMatchObject({ failure: 'key-reused' })
  })

  it('signs its webhooks; what others send is refused', async () => {
    server.webhooks.length = 0
    const request = aHoldRequest()
    const { id } = await port.hold(request)
    server.pay(id)
    const read = ({ body, headers }: (typeof server.webhooks)[number]) =>
      port.readWebhook({ rawBody: Buffer.from(body), headers })
    const [ofIntent, ofSession] = await Promise.all(server.webhooks.map(read))
    expect(ofIntent).toMatchObject({ paymentId: null, reference: request.reference })
    expect(ofSession).toMatchObject({ paymentId: id, reference: request.reference })
    const [webhook] = server.webhooks
    if (!webhook) throw new Error('no webhook')
    const forged = [
      { ...webhook, body: webhook.body.replace(request.reference, 'another-order') },
      { ...webhook, headers: {} },
      { ...webhook, headers: { 'stripe-signature': 't=1,v1=00' } },
    ]
    for (const each of forged) await expect(read(each)).rejects.toMatchObject({ failure: 'bad-signature' })
  })

  it('says when a method that answers later said no', async () => {
    const { id } = await port.hold(aHoldRequest({ methods: ['swish'] }))
    server.failLater(id)
    expect(await port.status(id)).toMatchObject({ state: 'declined' })
  })

  it('is unavailable when it is broken, busy or silent', async () => {
    const id = await held()
    server.trouble({ kind: 'status', status: 500 }, { kind: 'status', status: 429 }, { kind: 'silence' })
    const hasty = createStripe(keys, { baseUrl: server.url, limitMs: 300 })
    for (let call = 0; call < 3; call++) {
      await expect(hasty.status(id)).rejects.toMatchObject({ failure: 'unavailable', retryable: true })
    }
    expect(await port.status(id)).toMatchObject({ state: 'held' })
  })

  it('refuses a wrong key', async () => {
    const stranger = createStripe({ ...keys, secretKey: 'sk_test_other' }, { baseUrl: server.url })
    await expect(stranger.hold(aHoldRequest())).rejects.toMatchObject({ failure: 'refused' })
  })

  it('takes a step again whose answer was lost', async () => {
    const id = await held()
    server.trouble({ kind: 'none' }, { kind: 'lost answer' })
    const lessPatient = createStripe(keys, { baseUrl: server.url, limitMs: 2000 })
    await expect(lessPatient.capture(step(id))).rejects.toMatchObject({ failure: 'unavailable' })
    expect(await port.capture(step(id))).toMatchObject({ state: 'captured', capturedMinor: 25_000 })
  })

  it('shows by its key whether money is real', () => {
    expect([isStripeTest(keys), isStripeTest({ ...keys, secretKey: 'sk_live_1' })]).toEqual([true, false])
  })
})
