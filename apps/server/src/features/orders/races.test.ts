import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../../testing/app.ts'
import { aBooking, aSignedIn } from '../../testing/builders.ts'
import { caller } from '../../testing/caller.ts'
import {
  aDevice,
  anOrderFor,
  aPropertyWithReception,
  type PropertyWithReception,
} from '../../testing/property-with-reception.ts'
import { type ChangedPayment, createPaymentChanges } from './payment-changes.ts'
import { expireRequests } from './requests/jobs.ts'
import { type OrderRow, orders } from './tables.ts'

let app: TestApp
let house: PropertyWithReception
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000, withJobs: true, isDemo: true })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(TEST_NOW)
  house = await aPropertyWithReception(app)
})

const outside = {
  effects: { accepted: async ({ order }: { order: OrderRow }) => order },
  messages: { send: async () => {} },
  payments: { settlePayment: async () => {}, receiptServiceIn: async () => 'none' as const },
}
const origin = 'https://stay.example'
const changes = () => createPaymentChanges({ clock: app.clock, origin, ...outside })
const move = (id: string, state: ChangedPayment['state']) =>
  app.db.tenant(house.propertyId, (tx) =>
    changes().paymentChanged(tx, house.propertyId, id, { state, holdLapsesAt: null }),
  )
const row = async (id: string) =>
  (await app.db.tenant(house.propertyId, (tx) => tx.select().from(orders).where(eq(orders.id, id))))[0]

it('stock that everybody wants to give back at once comes back once', async () => {
  const product = await house.product({ stock: 3 })
  const { orderId } = (await house.order(anOrderFor(product))).data
  app.clock.set('2026-11-17T10:00:00Z')
  const call = caller(app, (await aSignedIn(app, house.propertyId, ['reception'])).cookie)
  const expire = () => expireRequests({ db: app.db, clock: app.clock, origin, ...outside })
  const decline = () => call('POST', `orderRequests/${orderId}/decline`, { reason: 'too busy' })
  const accept = () => call('POST', `orderRequests/${orderId}/accept`, { timeExpected: null })
  const answers = await Promise.all([decline(), accept(), decline(), accept(), expire(), expire()])
  for (const answer of answers.slice(0, 4)) {
    if (typeof answer === 'object') expect([200, 409]).toContain(answer.status)
  }
  const isDeclined = (await row(orderId))?.status === 'declined'
  expect(await house.stockOf(product.id)).toBe(isDeclined ? 3 : 2)
})

it('a payment that is refused, held and given up at once leaves order and stock agreeing', async () => {
  const product = await house.product({ stock: 5 })
  for (let round = 0; round < 4; round++) {
    const sent = await house.order(anOrderFor(product, { service: 'Pay Now' }))
    const id = sent.data.orderId
    const before = (await house.stockOf(product.id)) ?? 0
    const states = ['declined', 'held', 'released', 'held', 'released'] as const
    await Promise.all(states.map((state) => move(id, state)))
    const { stage } = (await row(id)) ?? {}
    expect(await house.stockOf(product.id)).toBe(stage === 'placed' ? before : before + 1)
  }
})

it('a payment that comes while the guest orders anew leaves one order, never two', async () => {
  const product = await house.product({ stock: 5 })
  const { linkKey: booking } = await aBooking(app.db, house.propertyId)
  for (let round = 0; round < 5; round++) {
    const phone = aDevice()
    const order = (change: object) =>
      house.order(anOrderFor(product, { service: 'Pay Now', booking, ...change }), newId(), phone)
    const before = (await house.stockOf(product.id)) ?? 0
    const { orderId } = (await order({})).data
    const [, anew] = await Promise.all([move(orderId, 'held'), order({ replaces: orderId })])
    const older = await row(orderId)
    // Whoever was first: the older one is an order, or it is shown as given up and paid too late.
    if (anew.status === 200) expect(older).toMatchObject({ stage: 'placed', status: 'declined' })
    else {
      expect(anew.code).toBe('order/already-placed')
      expect(older).toMatchObject({ stage: 'placed', status: 'no action taken' })
    }
    expect(await house.stockOf(product.id)).toBe(before - 1)
    await house.guest('POST', `orders/${anew.data?.orderId ?? orderId}/cancel`, undefined, phone)
    expect(await house.stockOf(product.id)).toBe(before)
  }
})

it('a payment that comes while the guest gives up leaves order and stock agreeing', async () => {
  const product = await house.product({ stock: 5 })
  const { linkKey: booking } = await aBooking(app.db, house.propertyId)
  for (let round = 0; round < 5; round++) {
    const phone = aDevice()
    const sent = await house.order(anOrderFor(product, { service: 'Pay Now', booking }), newId(), phone)
    const id = sent.data.orderId
    const cancel = () => house.guest('POST', `orders/${id}/cancel`, undefined, phone)
    const [, first, second] = await Promise.all([move(id, 'held'), cancel(), cancel()])
    expect([first.status, second.status]).toEqual([200, 200])
    expect(await row(id)).toMatchObject({ stage: 'placed', status: 'declined' })
    expect(await house.stockOf(product.id)).toBe(5)
  }
})
