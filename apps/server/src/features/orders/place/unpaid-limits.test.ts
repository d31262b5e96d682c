import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../../../testing/app.ts'
import { aBooking, aSignedIn } from '../../../testing/builders.ts'
import { caller } from '../../../testing/caller.ts'
import {
  aDevice,
  anOrderFor,
  aPropertyWithReception,
  type PropertyWithReception,
} from '../../../testing/property-with-reception.ts'

const WIFI = { remoteAddress: '203.0.113.7' }

let app: TestApp
let house: PropertyWithReception
let product: { id: string; price: number }
beforeAll(async () => {
  app = await openTestApp({ isDemo: true, withJobs: true, requestsPerMinute: 100_000 })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(TEST_NOW)
  house = await aPropertyWithReception(app)
  product = await house.product({ stock: 100 })
})

type From = Parameters<PropertyWithReception['order']>[2]
const payNow = (change: object = {}, from: From = WIFI) =>
  house.order(anOrderFor(product, { service: 'Pay Now', ...change }), newId(), from)
const outcomes = (answers: { status: number; code: string | undefined }[]) =>
  answers.map(({ status, code }) => code ?? status).toSorted()
const TOO_MANY = 'order/unpaid-limit-reached'

/** So many orders without a booking that only unpaid ones are limited. */
async function allowMany() {
  const owner = caller(app, (await aSignedIn(app, house.propertyId, ['owner'])).cookie)
  const { services, methods, receiptService, provider, revision } = (await owner('GET', 'payments/settings'))
    .data
  const saved = await owner('PUT', 'payments/settings', {
    ...{ services, methods, receiptService, provider, revision },
    withoutBooking: { openPerDevice: 50, perHour: 1000 },
  })
  expect(saved.status).toBe(200)
}

it('a booking has five open payments, also of eight sent at once; its neighbours have their own', async () => {
  const [booking, other] = [
    (await aBooking(app.db, house.propertyId)).linkKey,
    (await aBooking(app.db, house.propertyId)).linkKey,
  ]
  const sent = await Promise.all(Array.from({ length: 8 }, () => payNow({ booking })))
  expect(outcomes(sent)).toEqual([...Array(5).fill(200), ...Array(3).fill(TOO_MANY)])
  expect(await house.stockOf(product.id)).toBe(95)
  expect((await payNow({ booking: other })).status).toBe(200)
  expect((await payNow({ booking, service: 'Pay on delivery' })).status).toBe(200)
})

it('one that is given up makes room for another', async () => {
  const { linkKey: booking } = await aBooking(app.db, house.propertyId)
  const device = { ...WIFI, ...aDevice() }
  const carts = [1, 2, 3, 4, 5].map((quantity) => ({
    booking,
    lines: [{ productId: product.id, quantity }],
    total: quantity * product.price,
  }))
  const sent = []
  for (const cart of carts) sent.push(await payNow(cart, device))
  const more = { booking, lines: [1, 2].map(() => ({ productId: product.id, quantity: 1 })), total: 20_000 }
  expect((await payNow(more, device)).code).toBe(TOO_MANY)
  // The same wish again is the same attempt, and no further one.
  expect((await payNow(carts[0], device)).status).toBe(200)
  await house.guest('POST', `orders/${sent[4]?.data.orderId}/cancel`, {}, device)
  expect((await payNow(more, device)).status).toBe(200)
})

it('without a booking an address has twenty, whatever the property takes in an hour; bookings behind it go on', async () => {
  await allowMany()
  const { linkKey: booking } = await aBooking(app.db, house.propertyId)
  const sent = await Promise.all(Array.from({ length: 23 }, () => payNow()))
  expect(outcomes(sent)).toEqual([...Array(20).fill(200), ...Array(3).fill(TOO_MANY)])
  expect((await payNow({}, { remoteAddress: '203.0.113.8' })).status).toBe(200)
  expect((await payNow({ booking })).status).toBe(200)
  expect((await payNow({ service: 'Pay on delivery' })).status).toBe(200)
})

it('without a booking a device has three', async () => {
  await allowMany()
  const device = aDevice()
  const cart = (quantity: number) => ({
    lines: [{ productId: product.id, quantity }],
    total: quantity * product.price,
  })
  const answers = []
  for (const quantity of [1, 2, 3, 4]) answers.push(await payNow(cart(quantity), device))
  expect(outcomes(answers)).toEqual([200, 200, 200, TOO_MANY])
})
