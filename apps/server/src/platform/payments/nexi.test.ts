import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type NexiServer, openNexiServer } from '../../testing/nexi-server.ts'
import { aHoldRequest } from '../../testing/payment-requests.ts'
import { createNexi } from './nexi.ts'
import type { PaymentsPort } from './port.ts'

const credentials = { secretKey: 'live-secret', webhookSecret: 'shared1secret2', isTest: true }
let server: NexiServer
let port: PaymentsPort
beforeAll(async () => {
  server = await openNexiServer(credentials.secretKey)
  port = createNexi(credentials, { baseUrl: server.url })
})
afterAll(() => server.close())
afterEach(() => {
  server.webhooks.length = 0
})

const step = (paymentId: string) => ({ paymentId, idempotencyKey: `step-${paymentId}` })
async function held() {
  const { id } = await port.hold(aHoldRequest())
  server.pay(id)
  return id
}

describe('Nexi Checkout', () => {
  it('is told the order with its VAT, the methods and where to call', async () => {
    const { pageUrl } = await port.hold(aHoldRequest({ methods: ['dankort', 'mobile pay'] }))
    expect(new URL(pageUrl ?? '').searchParams.get('language')).toBe('da-DK')
    const sent = JSON.parse(server.bodies.at(-1) ?? '')
    expect(sent.order.items[0]).toEqual({
      reference: '1',
      name: 'Morgenmad på værelset',
      quantity: 2,
      unit: 'pcs',
      unitPrice: 8000,
      taxRate: 2500,
      taxAmount: 4000,
      grossTotalAmount: 20_000,
      netTotalAmount: 16_000,
    })
    expect(sent.checkout).toMatchObject({ integrationType: 'HostedPaymentPage', charge: false })
    expect(sent.paymentMethodsConfiguration).toEqual([
      { name: 'Dankort', enabled: true },
      { name: 'MobilePay', enabled: true },
    ])
    expect(sent.notifications.webHooks).toContainEqual({
      eventName: 'payment.reservation.created.v2',
      url: 'https://hotel.example/webhooks/payments/nexi/fjellheim',
      authorization: 'shared1secret2',
    })
  })

  it('is told no address that it could not reach', async () => {
    await port.hold(aHoldRequest({ webhookUrl: null }))
    expect(JSON.parse(server.bodies.at(-1) ?? '')).not.toHaveProperty('notifications')
  })

  it('sends webhooks that are believed with the shared secret alone', async () => {
    const id = await held()
    const [webhook] = server.webhooks
    const rawBody = Buffer.from(webhook?.body ?? '')
    const news = await port.readWebhook({ rawBody, headers: webhook?.headers ?? {} })
    expect(news).toEqual({ eventId: expect.any(String), paymentId: id, reference: null })
    for (const headers of [{}, { authorization: '' }, { authorization: 'shared1secret3' }]) {
      const reading = port.readWebhook({ rawBody, headers })
      await expect(reading).rejects.toMatchObject({ failure: 'bad-signature' })
    }
    const odd = { rawBody: Buffer.from('not json'), headers: webhook?.headers ?? {} }
    expect(await port.readWebhook(odd)).toBeNull()
  })

  it('is unavailable when it is broken, busy or silent', async () => {
    const id = await held()
    server.trouble({ kind: 'status', status: 503 }, { kind: 'status', status: 429 }, { kind: 'silence' })
    const hasty = createNexi(credentials, { baseUrl: server.url, limitMs: 300 })
    for (let call = 0; call < 3; call++) {
      await expect(hasty.status(id)).rejects.toMatchObject({ failure: 'unavailable', retryable: true })
    }
    expect(await port.status(id)).toMatchObject({ state: 'held' })
  })

  it('moves no money twice when an answer is lost', async () => {
    const id = await held()
    // The look before the charge is answered, the charge is not.
    server.trouble({ kind: 'none' }, { kind: 'lost answer' })
    const lessPatient = createNexi(credentials, { baseUrl: server.url, limitMs: 2000 })
    await expect(lessPatient.capture(step(id))).rejects.toMatchObject({ failure: 'unavailable' })
    expect(await port.capture(step(id))).toMatchObject({ state: 'captured' })
    expect(server.payments.get(id)?.charges).toHaveLength(1)
  })

  it('refuses a wrong key', async () => {
    const stranger = createNexi({ ...credentials, secretKey: 'other' }, { baseUrl: server.url })
    await expect(stranger.hold(aHoldRequest())).rejects.toMatchObject({ failure: 'refused' })
  })
})
