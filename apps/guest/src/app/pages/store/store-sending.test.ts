import type { GuestOrder } from '@innkeeper/api/orders/checkout.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { EMPTY_CART } from '../../../features/upselling/cart/store-cart.ts'
import { storeCartOf } from '../../../features/upselling/cart/use-store-cart.ts'
import { sampleLine } from '../../../features/upselling/sample-store.ts'
import type { StorePlace } from '../../../features/upselling/store-place.tsx'
import { stubBrowser } from '../../../platform/stub-browser.ts'
import { storeSending } from './store-sending.ts'

const place = { hotel: 'fjellheim', booking: 'stay' } as StorePlace
const cart = storeCartOf(place)
const cocoa = { ...EMPTY_CART, lines: [sampleLine()] }
const sauna = { ...EMPTY_CART, lines: [sampleLine({ productId: 'sauna' })] }
const placed = { orderId: 'first', stage: 'placed' } as GuestOrder

beforeEach(() => {
  vi.unstubAllGlobals()
  stubBrowser()
})

function keepOrderOf(made: typeof cocoa, order = placed) {
  storeSending(place).keep(order, { replaced: undefined, cart: JSON.stringify(made) })
}

test('the cart that was ordered is emptied; what was put in its place meanwhile stays', () => {
  cart.write(cocoa)
  keepOrderOf(cocoa)
  expect(cart.read().lines).toEqual([])
  cart.write(sauna)
  keepOrderOf(cocoa)
  expect(cart.read().lines).toEqual(sauna.lines)
})

test('another order that is being changed by now stays to be changed', () => {
  const changing = { ...sauna, changes: { watchId: 'other', number: 12 } }
  cart.write(changing)
  keepOrderOf(cocoa)
  expect(cart.read()).toEqual(changing)
})

test('an order that waits for its payment is known with the wish it was made of', () => {
  cart.write(sauna)
  keepOrderOf(cocoa, { ...placed, stage: 'awaiting payment' })
  expect(cart.read().unpaid).toMatchObject({ orderId: 'first' })
  expect(cart.read().unpaid?.wish).not.toContain('sauna')
})
