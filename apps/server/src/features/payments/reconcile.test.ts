import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPaymentAdapters } from '../../platform/payments/adapters.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../../testing/app.ts'
import { aSignedIn } from '../../testing/builders.ts'
import { caller } from '../../testing/caller.ts'
import { eventually } from '../../testing/eventually.ts'
import { type NexiServer, openNexiServer } from '../../testing/nexi-server.ts'
import { anOrder } from '../../testing/orders.ts'
import {
  anOrderFor,
  aPropertyWithReception,
  type PropertyWithReception,
} from '../../testing/property-with-reception.ts'

const NEXI = { provider: 'nexi', secretKey: 'nexi-key', webhookSecret: 'nexiwebhook1', isTest: true }

let nexi: NexiServer
let app: TestApp
let house: PropertyWithReception
let product: Awaited<ReturnType<PropertyWithReception['product']>>
let owner: ReturnType<typeof caller>
beforeAll(async () => {
  nexi = await openNexiServer(NEXI.secretKey)
  const payments = createPaymentAdapters({ nexiUrl: nexi.url, limitMs: 1000 })
  // Without jobs: the one that reconciles every minute would come in between.
  app = await openTestApp({ outside: { payments } })
})
afterAll(async () => {
  await app.close()
  await nexi.close()
})
beforeEach(async () => {
  app.clock.set(TEST_NOW)
  nexi.at(app.clock.now())
  house = await aPropertyWithReception(app)
  product = await house.product({ stock: 5 })
  owner = caller(app, (await aSignedIn(app, house.propertyId, ['owner'])).cookie)
  const settings = { services: ['Pay Now'], methods: ['visa'], receiptService: 'none' }
  await owner('PUT', 'payments/settings', { revision: 0, ...settings, provider: 'nexi', credentials: NEXI })
  await eventually('Pay Now', async () => {
    const { data } = await house.guest('GET', 'products')
    return data.payment.some(({ service }: { service: string }) => service === 'Pay Now')
  })
})

async function anOrderToPay() {
  const { data, code } = await house.order(anOrderFor(product, { service: 'Pay Now' }))
  if (code) throw new Error(code)
  const orderId = data.orderId as string
  const opened = [...nexi.payments.values()].find(({ order }) => order.reference === orderId)
  return { orderId, paymentId: opened?.paymentId ?? '' }
}
const reconcile = async () => (await owner('POST', 'payments/reconcile')).data
const problems = async () => (await owner('GET', 'payments/problems')).data
const orderOf = async (orderId: string) => {
  const { rows } = await app.db.tenant(house.propertyId, (tx) =>
    tx.execute<{ stage: string; payment: string }>(
      sql`select stage, payment from orders where id = ${orderId}`,
    ),
  )
  return rows[0]
}
/** The guest gave it up; the job that ends the payment has not run. */
const giveUp = (orderId: string) =>
  app.db.tenant(house.propertyId, (tx) =>
    tx.execute(sql`select void_orders(${house.propertyId}, array[${orderId}]::text[], now())`),
  )

describe('reconciliation', () => {
  it('places an order whose guest paid and was never heard of again', async () => {
    const { orderId, paymentId } = await anOrderToPay()
    nexi.pay(paymentId)
    expect(await reconcile()).toEqual({ checked: 1, mended: 1, open: 0 })
    expect(await orderOf(orderId)).toEqual({ stage: 'placed', payment: 'held' })
    expect(await problems()).toEqual({ checkedAt: TEST_NOW.replace('Z', '.000Z'), items: [] })
  })

  it('gives an order up whose guest has not paid after half an hour, and its page with it', async () => {
    const { orderId, paymentId } = await anOrderToPay()
    app.clock.advance({ minutes: 29 })
    await reconcile()
    expect(await orderOf(orderId)).toMatchObject({ stage: 'awaiting payment' })
    app.clock.advance({ minutes: 1 })
    expect(await reconcile()).toMatchObject({ mended: 1, open: 0 })
    expect(await orderOf(orderId)).toEqual({ stage: 'abandoned', payment: 'released' })
    expect(nexi.payments.get(paymentId)?.terminated).toBeDefined()
    expect(await house.stockOf(product.id)).toBe(5)
  })

  it('ends the page of an order its guest gave up while the provider was away', async () => {
    const { orderId, paymentId } = await anOrderToPay()
    await giveUp(orderId)
    expect((await orderOf(orderId))?.stage).toBe('abandoned')
    expect(await house.stockOf(product.id)).toBe(5)
    nexi.trouble({ kind: 'status', status: 500 })
    await reconcile()
    expect(nexi.payments.get(paymentId)?.terminated).toBeUndefined()
    await reconcile()
    expect(nexi.payments.get(paymentId)?.terminated).toBeDefined()
    expect(await orderOf(orderId)).toEqual({ stage: 'abandoned', payment: 'released' })
    expect((await problems()).items).toEqual([])
  })

  it('gives an order up whose payment was never begun', async () => {
    const { id } = await anOrder(app.db, house.propertyId, {
      stage: 'awaiting payment',
      payment: 'pending',
      service: 'Pay Now',
      placedAt: app.clock.now(),
    })
    expect(await reconcile()).toEqual({ checked: 0, mended: 0, open: 0 })
    app.clock.advance({ minutes: 30 })
    expect(await reconcile()).toEqual({ checked: 1, mended: 1, open: 0 })
    expect(await orderOf(id)).toEqual({ stage: 'abandoned', payment: 'released' })
  })

  it('shows what it cannot mend while the provider is away, and mends it later', async () => {
    const { orderId, paymentId } = await anOrderToPay()
    nexi.pay(paymentId)
    await reconcile()
    // The house accepted; the job that captures has not run.
    await app.db.tenant(house.propertyId, (tx) =>
      tx.execute(sql`update orders set status = 'accepted' where id = ${orderId}`),
    )
    nexi.trouble({ kind: 'status', status: 500 })
    expect(await reconcile()).toMatchObject({ mended: 0, open: 1 })
    expect((await problems()).items).toMatchObject([
      { orderId, problem: 'not captured', payment: 'held', amount: 10_000 },
    ])
    expect(await reconcile()).toMatchObject({ mended: 1, open: 0 })
    expect((await problems()).items).toEqual([])
    expect(await orderOf(orderId)).toMatchObject({ payment: 'captured' })
  })

  it('shows a hold that ends within a day, and what the provider does not know', async () => {
    const waiting = await anOrderToPay()
    nexi.pay(waiting.paymentId)
    const unknown = await anOrderToPay()
    nexi.payments.delete(unknown.paymentId)
    await reconcile()
    expect((await problems()).items).toEqual([])
    app.clock.advance({ minutes: 6 })
    await reconcile()
    expect((await problems()).items).toMatchObject([])
    expect(await orderOf(unknown.orderId)).toMatchObject({ stage: 'abandoned', payment: 'failed' })
    app.clock.advance({ days: 6, minutes: 1 })
    owner = caller(app, (await aSignedIn(app, house.propertyId, ['owner'])).cookie)
    await reconcile()
    expect((await problems()).items).toMatchObject([{ orderId: waiting.orderId, problem: 'hold lapses' }])
  })

  it('refunds a guest who paid by a method that is charged at once, when the order was declined', async () => {
    const { orderId, paymentId } = await anOrderToPay()
    const payment = nexi.payments.get(paymentId)
    if (payment) payment.checkout.charge = true
    nexi.pay(paymentId)
    await reconcile()
    expect(await orderOf(orderId)).toMatchObject({ payment: 'captured' })
    await app.db.tenant(house.propertyId, (tx) =>
      tx.execute(sql`update orders set status = 'declined' where id = ${orderId}`),
    )
    expect(await reconcile()).toMatchObject({ mended: 1 })
    expect(await orderOf(orderId)).toMatchObject({ payment: 'refunded' })
    expect(payment?.refunded).toBe(10_000)
  })

  it('a refund that fails at the provider is shown, and goes through later', async () => {
    const { orderId, paymentId } = await anOrderToPay()
    const payment = nexi.payments.get(paymentId)
    nexi.pay(paymentId)
    await reconcile()
    const becomes = (status: string) =>
      app.db.tenant(house.propertyId, (tx) =>
        tx.execute(sql`update orders set status = ${status} where id = ${orderId}`),
      )
    await becomes('accepted')
    await reconcile()
    expect(await orderOf(orderId)).toMatchObject({ payment: 'captured' })
    // The house cancelled it.
    await becomes('declined')
    nexi.trouble({ kind: 'status', status: 500 })
    expect(await reconcile()).toMatchObject({ open: 1 })
    expect((await problems()).items).toMatchObject([{ orderId, problem: 'not released' }])
    expect((await house.call('GET', `orderRequests/${orderId}`)).data.payment).toBe('captured')
    expect(payment?.refunded).toBe(0)
    expect(await reconcile()).toMatchObject({ mended: 1, open: 0 })
    expect(await orderOf(orderId)).toMatchObject({ payment: 'refunded' })
    expect(payment?.refunded).toBe(10_000)
  })
})
