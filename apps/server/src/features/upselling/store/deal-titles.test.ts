import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTestApp, TEST_NOW, type TestApp } from '../../../testing/app.ts'
import { aDevice } from '../../../testing/property-with-reception.ts'
import { aStoreHouse, eachNight, type StoreHouse } from '../../../testing/store-house.ts'

let app: TestApp
let house: StoreHouse
let linkKey: string
beforeAll(async () => {
  app = await openTestApp({ requestsPerMinute: 100_000, withJobs: true, isDemo: true })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(TEST_NOW)
  house = await aStoreHouse(app)
  linkKey = (await house.stay()).linkKey
})

const words = (title: string) => ({ title, subtitle: '', description: '' })
const IN_BOTH = { 0: words('Cocoa under the stars'), 1: words('Kakao under stjernerne') }
const COCOA = {
  content: { 0: { title: 'Cocoa', description: '' }, 1: { title: 'Kakao', description: '' } },
  options: eachNight(9),
}
const when = { days: ['2026-12-10'], time: null }

async function bought(content: object = IN_BOTH) {
  const product = await house.product(COCOA)
  const dealId = await house.deal([product], { content: content as typeof IN_BOTH })
  const { data } = await house.buy(linkKey, [{ product, dealId, when }])
  return { order: data, dealId }
}
const namesOf = (lines: readonly { title: string; dealTitle: string | null }[]) =>
  lines.map(({ title, dealTitle }) => [title, dealTitle])
/** As the order's page reads it, on any device. */
const read = async (orderId: string, query = '') =>
  namesOf((await house.guest('GET', `orders/${orderId}${query}`, undefined, aDevice())).data.lines)
/** As the store lists what the stay has ordered. */
const listed = async (query = '') =>
  (await house.store(linkKey, query)).data.orders.flatMap(({ items }) => namesOf(items))

it('an order of the store says by which deal each line was bought, in the language it is read in', async () => {
  const { order } = await bought()
  expect(namesOf(order.lines)).toEqual([['Cocoa', 'Cocoa under the stars']])
  expect(await read(order.orderId, '?language=0')).toEqual([['Cocoa', 'Cocoa under the stars']])
  expect(await read(order.orderId, '?language=1')).toEqual([['Cocoa', 'Kakao under stjernerne']])
  expect(await listed('?language=0')).toEqual([['Cocoa', 'Cocoa under the stars']])
  expect(await listed('?language=1')).toEqual([['Kakao', 'Kakao under stjernerne']])
})

it('where the deal has no words in it, in the property’s own', async () => {
  const { order } = await bought({ 0: words('Cocoa under the stars') })
  expect(await read(order.orderId, '?language=1')).toEqual([['Cocoa', 'Cocoa under the stars']])
  expect(await listed('?language=1')).toEqual([['Kakao', 'Cocoa under the stars']])
})

it('of a deal that is paused the name stays, of one that is gone the product’s alone', async () => {
  const { order, dealId } = await bought()
  const { data } = await house.manage('GET', `upselling/deals/${dealId}`)
  const { revision } = data
  await house.manage('PUT', `upselling/deals/${dealId}`, { revision, change: { state: 'paused' } })
  expect(await read(order.orderId)).toEqual([['Cocoa', 'Cocoa under the stars']])
  expect(await listed()).toEqual([['Cocoa', 'Cocoa under the stars']])
  expect((await house.manage('DELETE', `upselling/deals/${dealId}`)).status).toBe(200)
  expect(await read(order.orderId)).toEqual([['Cocoa', null]])
  expect(await listed()).toEqual([['Cocoa', null]])
})

it('the receipt is about the product', async () => {
  const device = aDevice()
  const product = await house.product(COCOA)
  const dealId = await house.deal([product], { content: IN_BOTH })
  const cart = house.cart(linkKey, [{ product, dealId, when }])
  const checkout = { timeOfDelivery: null, deliveryOrPickup: null }
  const { data: order } = await house.order({ ...cart, checkout, total: 10_000 }, undefined, device)
  expect(namesOf(order.lines)).toEqual([['Cocoa', 'Cocoa under the stars']])
  const { data } = await house.guest('GET', `orders/${order.orderId}/receipt`, undefined, device)
  expect(namesOf(data.order.lines)).toEqual([['Cocoa', null]])
})

it('what the guestbook sells has no deal, whatever is said of one', async () => {
  const product = await house.product({ ...COCOA, options: {} })
  const dealId = await house.deal([product], { content: IN_BOTH })
  const { data } = await house.order({
    booking: linkKey,
    lines: [{ productId: product.id, quantity: 1, dealId }],
    checkout: { timeOfDelivery: null, deliveryOrPickup: null },
    service: 'Pay on delivery',
    total: product.price,
  })
  expect(namesOf(data.lines)).toEqual([['Cocoa', null]])
})
