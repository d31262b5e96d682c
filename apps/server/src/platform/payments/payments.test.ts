import type { PaymentMethod } from '@innkeeper/domain/payments/constants.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aProperty } from '../../testing/builders.ts'
import { sharedTestDatabase } from '../../testing/database.ts'
import { openNexiServer } from '../../testing/nexi-server.ts'
import { aHoldRequest } from '../../testing/payment-requests.ts'
import { openStripeServer } from '../../testing/stripe-server.ts'
import { createTestClock } from '../clock/test-clock.ts'
import { createNexi } from './nexi.ts'
import type { PaymentsPort } from './port.ts'
import { createPaymentSandbox } from './sandbox.ts'
import { createStripe } from './stripe.ts'

/** One provider as the test knows it: its port, and the guest on its page. */
type Provider = {
  port: PaymentsPort
  pay(paymentId: string, method: PaymentMethod): Promise<void>
  close(): Promise<void>
}

const clock = createTestClock('2026-11-15T12:00:00Z')

const PROVIDERS: Record<string, () => Promise<Provider>> = {
  'the sandbox': async () => {
    const db = await sharedTestDatabase()
    const port = createPaymentSandbox({ db, clock, propertyId: await aProperty(db) })
    return { port, pay: port.approve, close: async () => {} }
  },
  Nexi: async () => {
    const server = await openNexiServer('test-secret-key')
    server.at(clock.now())
    const credentials = { secretKey: 'test-secret-key', webhookSecret: 'webhooksecret1', isTest: true }
    return {
      port: createNexi(credentials, { baseUrl: server.url }),
      pay: async (id) => server.pay(id),
      close: server.close,
    }
  },
  Stripe: async () => {
    const keys = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1' }
    const server = await openStripeServer({ ...keys, webhookUrl: 'https://hotel.example' })
    server.at(clock.now())
    return {
      port: createStripe(keys, { baseUrl: server.url }),
      pay: async (id, method) => server.pay(id, method === 'swish' ? 'swish' : 'card'),
      close: server.close,
    }
  },
}

describe.each(Object.entries(PROVIDERS))('%s', (_name, open) => {
  let provider: Provider
  let keyCount = 0
  beforeAll(async () => {
    provider = await open()
  })
  afterAll(() => provider.close())

  const step = (paymentId: string) => ({ paymentId, idempotencyKey: `key-${keyCount++}` })
  const pending = async () => (await provider.port.hold(aHoldRequest())).id
  const held = async () => {
    const id = await pending()
    await provider.pay(id, 'visa')
    return id
  }
  const statusOf = (id: string) => provider.port.status(id)

  it('holds the amount once the guest approves, and captures it', async () => {
    const request = aHoldRequest()
    const opened = await provider.port.hold(request)
    expect(opened).toMatchObject({ state: 'pending', reference: request.reference, amount: request.amount })
    expect(URL.canParse(opened.pageUrl ?? '')).toBe(true)
    expect(await statusOf(opened.id)).toMatchObject({ state: 'pending', reference: request.reference })
    await provider.pay(opened.id, 'visa')
    const approved = await statusOf(opened.id)
    expect(approved).toMatchObject({ state: 'held', capturedMinor: 0 })
    expect(approved?.holdLapsesAt?.toISOString()).toBe('2026-11-22T12:00:00.000Z')
    const captured = await provider.port.capture(step(opened.id))
    expect(captured).toMatchObject({ state: 'captured', capturedMinor: 25_000, refundedMinor: 0 })
    expect(await statusOf(opened.id)).toMatchObject({ state: 'captured', capturedMinor: 25_000 })
  })

  it('lets a hold go, and closes the page of a guest who never paid', async () => {
    for (const id of [await held(), await pending()]) {
      expect(await provider.port.release(step(id))).toMatchObject({ state: 'released' })
      expect(await statusOf(id)).toMatchObject({ state: 'released', capturedMinor: 0 })
      await provider.port.release(step(id))
    }
  })

  it('takes the money once, whoever asks how often', async () => {
    const id = await held()
    const same = step(id)
    await Promise.all([provider.port.capture(same), provider.port.capture(same)])
    await provider.port.capture(step(id))
    expect(await statusOf(id)).toMatchObject({ capturedMinor: 25_000 })
  })

  it('gives back all that was taken, once', async () => {
    const id = await held()
    await provider.port.capture(step(id))
    const same = step(id)
    expect(await provider.port.refund(same)).toMatchObject({ refundedMinor: 25_000 })
    await provider.port.refund(same)
    await provider.port.refund(step(id))
    expect(await statusOf(id)).toMatchObject({ state: 'captured', refundedMinor: 25_000 })
  })

  it('charges at once with a method that cannot hold, and can give it back', async () => {
    const { id } = await provider.port.hold(aHoldRequest({ methods: ['swish'] }))
    await provider.pay(id, 'swish')
    expect(await statusOf(id)).toMatchObject({ state: 'captured', capturedMinor: 25_000 })
    await expect(provider.port.release(step(id))).rejects.toMatchObject({ failure: 'wrong-state' })
    expect(await provider.port.refund(step(id))).toMatchObject({ refundedMinor: 25_000 })
  })

  it('captures nothing that the guest did not pay or got back', async () => {
    const released = await held()
    await provider.port.release(step(released))
    for (const id of [released, await pending()]) {
      const capture = provider.port.capture(step(id))
      await expect(capture).rejects.toMatchObject({ failure: 'wrong-state', retryable: false })
      await expect(provider.port.refund(step(id))).rejects.toMatchObject({ failure: 'wrong-state' })
      expect(await statusOf(id)).toMatchObject({ capturedMinor: 0 })
    }
  })

  it('refuses amounts that are not whole, positive and in a currency', async () => {
    const amounts = [0, -5, 1.5, Number.NaN, 2 ** 53].map((minor) => ({ minor, currency: 'SEK' }))
    for (const amount of [...amounts, { minor: 5, currency: 'kroner' }]) {
      const hold = provider.port.hold(aHoldRequest({ amount }))
      await expect(hold).rejects.toMatchObject({ failure: 'invalid-amount' })
    }
  })

  it('knows no payment it did not make', async () => {
    expect(await statusOf('../../other')).toBeUndefined()
    await expect(provider.port.capture(step('none'))).rejects.toMatchObject({ failure: 'unknown-payment' })
  })
})
