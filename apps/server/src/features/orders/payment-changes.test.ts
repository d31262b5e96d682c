import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../../testing/app.ts'
import { aBooking } from '../../testing/builders.ts'
import {
  anOrderFor,
  aPropertyWithReception,
  type PropertyWithReception,
} from '../../testing/property-with-reception.ts'
import type { MessageToWrite } from './messages/message-of.ts'
import { type ChangedPayment, createPaymentChanges } from './payment-changes.ts'
import { type OrderRow, orders } from './tables.ts'

let app: TestApp
let house: PropertyWithReception
let written: MessageToWrite[]
let settled: string[]
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000, withJobs: true, isDemo: true })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(TEST_NOW)
  house = await aPropertyWithReception(app)
  written = []
  settled = []
})

const changes = () =>
  createPaymentChanges({
    clock: app.clock,
    origin: 'https://stay.example',
    effects: { accepted: async ({ order }: { order: OrderRow }) => order },
    messages: { send: async (_tx, message) => void written.push(message) },
    payments: {
      settlePayment: async (_tx, _propertyId, orderId) => void settled.push(orderId),
      receiptServiceIn: async () => 'email',
    },
  })
const move = (id: string, state: ChangedPayment['state'], holdLapsesAt: Date | null = null) =>
  app.db.tenant(house.propertyId, (tx) =>
    changes().paymentChanged(tx, house.propertyId, id, { state, holdLapsesAt }),
  )
const wanted = (id: string) =>
  app.db.tenant(house.propertyId, (tx) => changes().wantedOf(tx, house.propertyId, id))
const row = async (id: string) =>
  (await app.db.tenant(house.propertyId, (tx) => tx.select().from(orders).where(eq(orders.id, id))))[0]
const toPay = async (change: Parameters<PropertyWithReception['product']>[0] = { stock: 2 }) => {
  const product = await house.product(change)
  const { linkKey } = await aBooking(app.db, house.propertyId)
  const sent = await house.order(anOrderFor(product, { booking: linkKey, service: 'Pay Now' }))
  return { product, id: sent.data.orderId as string, order: sent.data }
}

describe('an order that is paid at once', () => {
  it('waits for its payment, with its stock, and staff hear nothing of it', async () => {
    const { product, id, order } = await toPay()
    expect(order).toMatchObject({ stage: 'awaiting payment', payment: 'pending' })
    expect(order.paymentUrl).toMatch(/^http/)
    expect(await house.stockOf(product.id)).toBe(1)
    expect((await house.call('GET', 'orderRequests')).data.total).toBe(0)
    expect((await house.guest('GET', `orders/${id}/receipt`)).code).toBe('order/no-receipt')
    expect(await wanted(id)).toBe('wait')
  })

  it('sent again leads to the same payment page', async () => {
    const product = await house.product()
    const key = newId()
    const first = await house.order(anOrderFor(product, { service: 'Pay Now' }), key)
    const second = await house.order(anOrderFor(product, { service: 'Pay Now' }), key)
    expect(second.data).toEqual(first.data)
  })

  it('reaches staff when the amount is held, once', async () => {
    const { id } = await toPay()
    app.clock.advance({ minutes: 4 })
    const lapses = new Date('2026-11-22T11:00:00Z')
    expect(await move(id, 'held', lapses)).toBe('kept')
    expect(await move(id, 'held', lapses)).toBe('kept')
    expect(await row(id)).toMatchObject({ stage: 'placed', payment: 'held', placedAt: app.clock.now() })
    expect(written).toMatchObject([{ kind: 'received', hasReceipt: false }])
    const { data } = await house.call('GET', 'orderRequests')
    expect(data).toMatchObject({
      waiting: 1,
      items: [{ id, payment: 'held', holdLapsesAt: lapses.toISOString() }],
    })
    expect([await wanted(id), settled]).toEqual(['wait', []])
  })

  it('and accepted by itself is captured', async () => {
    const { id } = await toPay({ options: { isAutomaticallyAccepted: true } })
    await move(id, 'held')
    expect([await wanted(id), settled]).toEqual(['capture', [id]])
    expect(written).toMatchObject([{ kind: 'accepted', isAutomatic: true }])
  })

  it('that is refused is given up, and its stock returns', async () => {
    const { product, id } = await toPay()
    await move(id, 'declined')
    await move(id, 'declined')
    expect(await row(id)).toMatchObject({ stage: 'abandoned', payment: 'declined' })
    expect([await house.stockOf(product.id), await wanted(id)]).toEqual([2, 'give back'])
  })

  it('that was given up comes back with a late payment while its stock is there', async () => {
    const { product, id } = await toPay()
    await move(id, 'released')
    expect(await move(id, 'held')).toBe('kept')
    expect(await row(id)).toMatchObject({ stage: 'placed', payment: 'held' })
    expect(await house.stockOf(product.id)).toBe(1)
  })

  it('whose stock is gone meanwhile is paid back', async () => {
    const { product, id } = await toPay({ stock: 1 })
    await move(id, 'released')
    expect((await house.order(anOrderFor(product))).status).toBe(200)
    expect(await move(id, 'captured')).toBe('give back')
    expect([(await row(id))?.stage, await wanted(id), await house.stockOf(product.id)]).toEqual([
      'abandoned',
      'give back',
      0,
    ])
  })

  it('that lost its person meanwhile is paid back: nobody would see it', async () => {
    const { product, id } = await toPay()
    await move(id, 'released')
    await app.db.tenant(house.propertyId, (tx) => tx.update(orders).set({ removedAt: app.clock.now() }))
    expect(await move(id, 'captured')).toBe('give back')
    expect([(await row(id))?.stage, await wanted(id), await house.stockOf(product.id)]).toEqual([
      'abandoned',
      'give back',
      2,
    ])
  })

  it('and declined by staff wants its money given back', async () => {
    const { id } = await toPay()
    await move(id, 'held')
    await house.call('POST', `orderRequests/${id}/decline`, { reason: 'too busy' })
    expect(await wanted(id)).toBe('give back')
    await move(id, 'released')
    expect((await house.guest('GET', `orders/${id}`)).data).toMatchObject({
      standing: 'declined',
      payment: 'released',
    })
  })
})

it('an order without a payment wants nothing, and a free one is not paid', async () => {
  const free = await house.product({ price: 0 })
  const { data } = await house.order(anOrderFor(free, { service: 'Pay Now' }))
  expect(data).toMatchObject({ stage: 'placed', payment: 'none', paymentUrl: null })
  expect(await wanted(data.orderId)).toBeNull()
})
