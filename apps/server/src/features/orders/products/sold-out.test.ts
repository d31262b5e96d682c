import type { ProductKind } from '@innkeeper/domain/orders/constants.ts'
import { expect, it } from 'vitest'
import type { TestApp } from '../../../testing/app.ts'
import { aBooking, aSignedIn } from '../../../testing/builders.ts'
import { caller } from '../../../testing/caller.ts'
import { housePerTest } from '../../../testing/house-per-test.ts'
import {
  anOrderFor,
  CHECKOUT,
  type PropertyWithReception,
  TOMORROW_MORNING,
} from '../../../testing/property-with-reception.ts'

let app: TestApp
let house: PropertyWithReception
housePerTest((made) => {
  ;({ app, house } = made)
})

/** Copenhagen's midnight, and times before and after it. */
const MIDNIGHT = '2026-11-15T23:00:00.000Z'
const TONIGHT = '2026-11-15T22:45:00.000Z'

type Product = Awaited<ReturnType<PropertyWithReception['product']>>
const mark = (id: string, isSoldOut: boolean, call = house.call) =>
  call('PUT', `products/${id}/soldOut`, { isSoldOut })
const shown = async (booking?: string) => {
  const { products } = (await house.guest('GET', `products${booking ? `?booking=${booking}` : ''}`)).data
  return [products[0].left, products[0].soldOutUntil]
}
const FOR_SALE = [null, null]
const quoted = async ({ id }: Product, booking?: string) => {
  const lines = [{ productId: id, quantity: 1 }]
  return (await house.guest('POST', 'orders/quote', { lines, ...(booking && { booking }) })).data
}
const ordered = async (product: Product, timeOfDelivery: string | null, more: object = {}) => {
  const { code = 'placed', details } = await house.order(
    anOrderFor(product, { checkout: { ...CHECKOUT, timeOfDelivery }, ...more }),
  )
  return details ? [code, details] : code
}

it('what reception marks as sold out today is had on later days alone, until the day ends at the property', async () => {
  const product = await house.product({ category: 'Food' })
  expect(await shown()).toEqual(FOR_SALE)
  expect((await mark(product.id, true)).data).toMatchObject({ id: product.id, soldOutUntil: MIDNIGHT })
  await expect.poll(() => shown()).toEqual([null, MIDNIGHT])
  const { problems, times } = await quoted(product)
  expect([problems, times[0]]).toEqual([[], MIDNIGHT])
  const today = { productId: product.id, left: 0, isToday: true }
  expect(await ordered(product, TONIGHT)).toEqual(['order/out-of-stock', today])
  expect(await ordered(product, MIDNIGHT)).toBe('placed')
  expect(await ordered(product, TOMORROW_MORNING)).toBe('placed')
  app.clock.set(MIDNIGHT)
  expect(await shown()).toEqual(FOR_SALE)
  expect(await ordered(product, '2026-11-15T23:15:00.000Z')).toBe('placed')
})

it('it is sold out for a guest who departs today, and for one who stays it is not', async () => {
  const product = await house.product()
  await mark(product.id, true)
  // Who departs today and has a late check-out is in the house until the day is over.
  const until = async (departure: string) =>
    (await aBooking(app.db, house.propertyId, { departure, checkOutTime: '23:59' })).linkKey
  const leaving = await until('2026-11-15')
  await expect.poll(() => shown(leaving)).toEqual([0, null])
  expect((await quoted(product, leaving)).problems).toEqual([
    { line: 0, code: 'order/out-of-stock', next: null },
  ])
  expect(await ordered(product, TONIGHT, { booking: leaving })).toEqual([
    'order/out-of-stock',
    { productId: product.id, left: 0 },
  ])
  expect(await shown(await until('2026-11-18'))).toEqual([null, MIDNIGHT])
})

it('what is had on no day of its own is sold out until midnight', async () => {
  const kind: ProductKind = 'part of the stay'
  const parking = await house.product({ title: 'Parking', options: { kind, stayMoment: 'whole stay' } })
  await mark(parking.id, true)
  await expect.poll(() => shown()).toEqual([0, null])
  expect((await quoted(parking)).problems).toMatchObject([{ line: 0, code: 'order/out-of-stock' }])
  expect(await ordered(parking, null)).toEqual(['order/out-of-stock', { productId: parking.id, left: 0 }])
  app.clock.set(MIDNIGHT)
  expect(await ordered(parking, null)).toBe('placed')
})

it('it is on sale again in one tap as well', async () => {
  const product = await house.product()
  await mark(product.id, true)
  await expect.poll(() => shown()).toEqual([null, MIDNIGHT])
  expect((await mark(product.id, false)).data.soldOutUntil).toBeNull()
  await expect.poll(() => shown()).toEqual(FOR_SALE)
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
