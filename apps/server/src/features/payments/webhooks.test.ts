import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { createPaymentAdapters } from '../../platform/payments/adapters.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { aSignedIn } from '../../testing/builders.ts'
import { caller } from '../../testing/caller.ts'
import { eventually } from '../../testing/eventually.ts'
import { type NexiServer, openNexiServer } from '../../testing/nexi-server.ts'
import {
  aDevice,
  anOrderFor,
  aPropertyWithReception,
  type PropertyWithReception,
} from '../../testing/property-with-reception.ts'
import type { QueuedWebhook } from '../../testing/provider-server.ts'
import { openStripeServer, type StripeServer } from '../../testing/stripe-server.ts'

const NEXI = { secretKey: 'nexi-key', webhookSecret: 'nexiwebhook1', isTest: true }
const STRIPE = { secretKey: 'sk_test_key', webhookSecret: 'whsec_key' }

let nexi: NexiServer
let stripe: StripeServer
let app: TestApp
let house: PropertyWithReception
let product: Awaited<ReturnType<PropertyWithReception['product']>>
beforeAll(async () => {
  nexi = await openNexiServer(NEXI.secretKey)
  stripe = await openStripeServer({ ...STRIPE, webhookUrl: 'https://hotel.example/' })
  const payments = createPaymentAdapters({ nexiUrl: nexi.url, stripeUrl: stripe.url, limitMs: 2000 })
  app = await openTestApp({
    withJobs: true,
    outside: { payments },
    environment: { PUBLIC_URL: 'https://hotel.example' },
  })
})
afterAll(async () => {
  await app.close()
  await Promise.all([nexi.close(), stripe.close()])
})
beforeEach(async () => {
  nexi.webhooks.length = 0
  stripe.webhooks.length = 0
  house = await aPropertyWithReception(app)
  product = await house.product()
})

/** The call that opens a payment: those of earlier tests' jobs are not troubled. */
const OPENING = /^POST \/v1\/(checkout\/sessions|payments)$/

async function useProvider(credentials: object & { provider: string }) {
  const owner = caller(app, (await aSignedIn(app, house.propertyId, ['owner'])).cookie)
  const { code } = await owner('PUT', 'payments/settings', {
    revision: 0,
    services: ['Pay Now'],
    methods: ['visa', 'mastercard'],
    receiptService: 'none',
    provider: credentials.provider,
    credentials,
  })
  if (code) throw new Error(code)
  await eventually('Pay Now', async () => {
    const { data } = await house.guest('GET', 'products')
    return data.payment.some(({ service }: { service: string }) => service === 'Pay Now')
  })
}

async function anOrderToPay(from = {}) {
  const { data, code } = await house.order(anOrderFor(product, { service: 'Pay Now' }), newId(), from)
  if (code) throw new Error(code)
  const { rows } = await app.db.tenant(house.propertyId, (tx) =>
    tx.execute<{ id: string }>(
      sql`select provider_payment_id as id from payments where order_id = ${data.orderId}`,
    ),
  )
  return { orderId: data.orderId as string, page: data.paymentUrl as string, paymentId: rows[0]?.id ?? '' }
}

const deliver = ({ body, headers }: Omit<QueuedWebhook, 'url'>, provider: string, hotel = house.propertyId) =>
  app.inject({ method: 'POST', url: `/webhooks/payments/${provider}/${hotel}`, headers, payload: body })

const orderOf = async (orderId: string) => {
  const { rows } = await app.db.tenant(house.propertyId, (tx) =>
    tx.execute<{ stage: string; payment: string }>(
      sql`select stage, payment from orders where id = ${orderId}`,
    ),
  )
  return rows[0]
}
const becomes = (orderId: string, payment: string) =>
  eventually(`the payment to be ${payment}`, async () => (await orderOf(orderId))?.payment === payment)

const webhooksNoted = async () => {
  const { rows } = await app.db.tenant(house.propertyId, (tx) =>
    tx.execute<{ count: number }>(sql`select count(*)::int as count from payment_webhooks`),
  )
  return rows[0]?.count
}

const PROVIDERS = [
  { provider: 'nexi', keys: NEXI, server: () => nexi, pageOrigin: 'https://test.checkout.dibspayment.eu' },
  { provider: 'stripe', keys: STRIPE, server: () => stripe, pageOrigin: 'https://checkout.stripe.com' },
] as const

describe.each(PROVIDERS)('webhooks of $provider', ({ provider, keys, server, pageOrigin }) => {
  beforeEach(() => useProvider({ provider, ...keys }))

  it('of a payment whose order was given up send the money back, and staff see it', async () => {
    const { orderId, paymentId } = await anOrderToPay()
    // Given up while the guest was still on the page; the job that ends it has not run.
    await app.db.tenant(house.propertyId, (tx) =>
      tx.execute(sql`select void_orders(${house.propertyId}, array[${orderId}]::text[], now())`),
    )
    server().pay(paymentId)
    for (const webhook of server().webhooks) await deliver(webhook, provider)
    const requests = async () => (await house.call('GET', 'orderRequests')).data
    await eventually('it to be shown', async () => (await requests()).items[0]?.payment === 'released')
    expect(await requests()).toMatchObject({
      waiting: 0,
      items: [{ id: orderId, status: 'declined', isPaidLate: true }],
    })
  })

  it('cannot come for an order its guest gave up: its page is closed', async () => {
    const phone = aDevice()
    const { orderId, paymentId } = await anOrderToPay(phone)
    expect((await house.guest('POST', `orders/${orderId}/cancel`, undefined, phone)).data.stage).toBe(
      'abandoned',
    )
    await eventually('the payment to be ended', async () => {
      const { rows } = await app.db.tenant(house.propertyId, (tx) =>
        tx.execute<{ state: string }>(sql`select state from payments where order_id = ${orderId}`),
      )
      return rows[0]?.state === 'released'
    })
    expect(() => server().pay(paymentId)).toThrow('nobody can pay that')
    expect(await orderOf(orderId)).toEqual({ stage: 'abandoned', payment: 'released' })
  })

  it('place the order whose payment is held, without the guest coming back', async () => {
    const { orderId, page, paymentId } = await anOrderToPay()
    expect(new URL(page).origin).toBe(pageOrigin)
    server().pay(paymentId)
    for (const webhook of server().webhooks) expect((await deliver(webhook, provider)).statusCode).toBe(200)
    await becomes(orderId, 'held')
    expect(await orderOf(orderId)).toEqual({ stage: 'placed', payment: 'held' })
  })

  it('end the same in another order, late and repeated', async () => {
    const { orderId, paymentId } = await anOrderToPay()
    server().pay(paymentId)
    await deliver(server().webhooks[0] as QueuedWebhook, provider)
    await becomes(orderId, 'held')
    const accepted = await house.call('POST', `orderRequests/${orderId}/accept`, {
      timeExpected: null,
      confirmation: 'none',
    })
    expect(accepted.code).toBeUndefined()
    await becomes(orderId, 'captured')
    for (const webhook of [...server().webhooks, ...server().webhooks].reverse())
      expect((await deliver(webhook, provider)).statusCode).toBe(200)
    expect(await webhooksNoted()).toBe(server().webhooks.length)
    expect(await orderOf(orderId)).toEqual({ stage: 'placed', payment: 'captured' })
    const captures = server().calls.filter(
      (call) => /\/(charges|capture)$/.test(call) && call.includes('POST'),
    )
    expect(new Set(captures).size).toBe(captures.length)
  })

  it('are refused when they are not signed, changed, or for another house', async () => {
    const { paymentId } = await anOrderToPay()
    server().pay(paymentId)
    const webhook = server().webhooks[0] as QueuedWebhook
    const elsewhere = await aPropertyWithReception(app)
    const answers = [
      await deliver({ ...webhook, headers: { 'content-type': 'application/json' } }, provider),
      await deliver(webhook, provider, elsewhere.propertyId),
      await deliver(webhook, provider, 'no-such-house'),
      await deliver(webhook, 'sandbox'),
      await deliver(webhook, 'paypal'),
    ]
    for (const answer of answers)
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'payment/bad-signature'])
    expect(await webhooksNoted()).toBe(0)
  })

  it('about payments of another shop in the same account touch nothing', async () => {
    const { orderId, paymentId } = await anOrderToPay()
    server().pay(paymentId)
    // A payment like ours, that no order of ours has.
    await app.db.tenant(house.propertyId, (tx) =>
      tx.execute(sql`delete from payments where order_id = ${orderId}`),
    )
    const before = server().calls.length
    for (const webhook of server().webhooks) await deliver(webhook, provider)
    const since = () => server().calls.slice(before)
    // Jobs of earlier tests go on with payments of their own.
    await eventually('the look at that payment', () => since().some((call) => call.includes(paymentId)))
    expect(since().filter((call) => call.includes(paymentId) && !call.startsWith('GET'))).toEqual([])
  })
})

describe('a payment link of the same Stripe account, bought with our order as its reference', () => {
  beforeEach(() => useProvider({ provider: 'stripe', ...STRIPE }))
  const heard = async () => {
    for (const webhook of stripe.webhooks) await deliver(webhook, 'stripe')
    await new Promise((resolve) => setTimeout(resolve, 800))
  }

  it('is not given back: what was bought there is not ours to undo', async () => {
    const { orderId } = await anOrderToPay()
    const bought = stripe.payByLink(orderId, 50_000, 'dkk')
    await heard()
    expect(stripe.sessions.get(bought)?.intent?.amount_refunded).toBe(0)
    expect(await orderOf(orderId)).toEqual({ stage: 'awaiting payment', payment: 'pending' })
  })

  it('pays for no order whose own page could not be opened', async () => {
    stripe.trouble({ kind: 'status', status: 503, with: OPENING })
    await house.order(anOrderFor(product, { service: 'Pay Now' }))
    const { rows } = await app.db.tenant(house.propertyId, (tx) =>
      tx.execute<{ id: string }>(sql`select id from orders`),
    )
    const orderId = rows[0]?.id ?? ''
    stripe.payByLink(orderId, 100, 'dkk')
    await heard()
    expect(await orderOf(orderId)).toEqual({ stage: 'awaiting payment', payment: 'pending' })
  })
})

describe('a provider that is away', () => {
  it('is told to the guest, and the same order pays later', async () => {
    await useProvider({ provider: 'stripe', ...STRIPE })
    stripe.trouble({ kind: 'status', status: 503, with: OPENING })
    const body = anOrderFor(product, { service: 'Pay Now' })
    const first = await house.order(body, 'one-key-of-a-guest')
    expect(first.data?.paymentUrl ?? null).toBeNull()
    const again = await house.order(body, 'one-key-of-a-guest')
    expect(again.data.paymentUrl).toMatch(/^https:\/\/checkout\.stripe\.com/)
    const { rows } = await app.db.tenant(house.propertyId, (tx) =>
      tx.execute<{ count: number }>(sql`select count(*)::int as count from orders`),
    )
    expect(rows[0]?.count).toBe(1)
  })

  it('is asked once for the page of an order, however many ask for it at a time', async () => {
    await useProvider({ provider: 'nexi', ...NEXI })
    nexi.trouble({ kind: 'status', status: 503, with: OPENING })
    await house.order(anOrderFor(product, { service: 'Pay Now' }))
    const { rows } = await app.db.tenant(house.propertyId, (tx) =>
      tx.execute<{ id: string }>(sql`select id from orders`),
    )
    const before = nexi.calls.length
    const asked = Array.from({ length: 6 }, () => house.guest('GET', `orders/${rows[0]?.id}`))
    const pages = (await Promise.all(asked)).map(({ data }) => data.paymentUrl)
    expect(new Set(pages).size).toBe(1)
    expect(nexi.calls.slice(before).filter((call) => call.startsWith('POST'))).toHaveLength(1)
  })

  it('may have opened a payment whose answer was lost: what is paid on it goes back', async () => {
    await useProvider({ provider: 'nexi', ...NEXI })
    const body = anOrderFor(product, { service: 'Pay Now' })
    nexi.trouble({ kind: 'lost answer', with: OPENING })
    await house.order(body, 'a-key-whose-answer-was-lost')
    const { data } = await house.order(body, 'a-key-whose-answer-was-lost')
    const opened = [...nexi.payments.values()].filter(({ order }) => order.reference === data.orderId)
    expect(opened).toHaveLength(2)
    const [lost, known] = opened.map(({ paymentId }) => paymentId)
    nexi.pay(lost ?? '')
    for (const webhook of nexi.webhooks) await deliver(webhook, 'nexi')
    await eventually('the hold to be let go', () => (nexi.payments.get(lost ?? '')?.cancelled ?? 0) > 0)
    expect(await orderOf(data.orderId)).toEqual({ stage: 'awaiting payment', payment: 'pending' })
    nexi.pay(known ?? '')
    for (const webhook of nexi.webhooks) await deliver(webhook, 'nexi')
    await becomes(data.orderId, 'held')
  })
})
