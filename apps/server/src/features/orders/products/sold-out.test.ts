import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTestApp, TEST_NOW, type TestApp } from '../../../testing/app.ts'
import { aSignedIn } from '../../../testing/builders.ts'
import { caller } from '../../../testing/caller.ts'
import {
  anOrderFor,
  aPropertyWithReception,
  type PropertyWithReception,
} from '../../../testing/property-with-reception.ts'

let app: TestApp
let house: PropertyWithReception
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000, withJobs: true })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(TEST_NOW)
  house = await aPropertyWithReception(app)
})

const mark = (id: string, isSoldOut: boolean, call = house.call) =>
  call('PUT', `products/${id}/soldOut`, { isSoldOut })
const left = async () => (await house.guest('GET', 'products')).data.products[0].left
const ordered = async (product: Awaited<ReturnType<PropertyWithReception['product']>>) =>
  (await house.order(anOrderFor(product))).code ?? 'placed'

it('what reception marks as sold out today cannot be ordered until the day ends at the property', async () => {
  const product = await house.product({ category: 'Food' })
  expect(await left()).toBeNull()
  const { data } = await mark(product.id, true)
  // Copenhagen's midnight.
  expect(data).toMatchObject({ id: product.id, soldOutUntil: '2026-11-15T23:00:00.000Z' })
  await expect.poll(left).toBe(0)
  const quoted = await house.guest('POST', 'orders/quote', {
    lines: [{ productId: product.id, quantity: 1 }],
    deliveryOrPickup: 'delivery',
    service: 'Pay on delivery',
  })
  expect(quoted.data.problems).toMatchObject([{ line: 0, code: 'order/out-of-stock' }])
  expect(await ordered(product)).toBe('order/out-of-stock')
  app.clock.set('2026-11-15T23:00:00Z')
  expect(await left()).toBeNull()
  expect(await ordered(product)).toBe('placed')
})

it('it is on sale again in one tap as well', async () => {
  const product = await house.product()
  await mark(product.id, true)
  await expect.poll(left).toBe(0)
  expect((await mark(product.id, false)).data.soldOutUntil).toBeNull()
  await expect.poll(left).toBeNull()
  const items = (await house.call('GET', 'products/onSale')).data.items
  expect(items).toMatchObject([{ id: product.id, name: 'Breakfast', soldOutUntil: null }])
})

it('the kitchen marks what is of its categories', async () => {
  const food = await house.product({ category: 'Food' })
  const spa = await house.product({ category: 'Spa' })
  const kitchen = caller(app, (await aSignedIn(app, house.propertyId, ['kitchen'], ['Food'])).cookie)
  const { items } = (await kitchen('GET', 'products/onSale')).data
  expect(items.map(({ id }: { id: string }) => id)).toEqual([food.id])
  expect((await mark(spa.id, true, kitchen)).code).toBe('product/unknown')
  expect((await mark(food.id, true, kitchen)).status).toBe(200)
})

it('who edits content but answers no requests cannot', async () => {
  const product = await house.product()
  const editor = caller(app, (await aSignedIn(app, house.propertyId, ['editor'])).cookie)
  expect((await mark(product.id, true, editor)).code).toBe('auth/not-allowed')
})
