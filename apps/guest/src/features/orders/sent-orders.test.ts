import type { GuestOrder } from '@innkeeper/api/orders/checkout.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { cartOf } from './cart/use-cart.ts'
import { isAwaitingPayment, recentOrders, sentOrdersOf, unpaidOrder, withNewOrder } from './sent-orders.ts'
import { storeOrderState } from './store-order-state.ts'

const NOW = Date.parse('2026-11-16T12:00:00Z')
const order = (change: Partial<GuestOrder> = {}) =>
  ({
    orderId: 'o1',
    number: 1042,
    watchId: 'w1',
    stage: 'awaiting payment',
    standing: 'sent',
    lines: [] as GuestOrder['lines'],
    ...change,
  }) as GuestOrder
const LINE = {
  productId: 'breakfast',
  quantity: 1,
  choices: {},
  extras: [],
  comment: '',
  when: null,
  dealId: null,
}

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  const page = new EventTarget()
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
})

function sendFrom(hotel: string) {
  cartOf(hotel).write([LINE])
  const orders = sentOrdersOf(hotel)
  orders.write(withNewOrder(orders.read(), order(), { sentAt: NOW, cart: cartOf(hotel).text() }))
}

test('the cart stays while a payment is awaited and is empty once the order is placed', () => {
  sendFrom('fjellheim')
  storeOrderState('fjellheim', order())
  expect(cartOf('fjellheim').read()).toEqual([LINE])
  storeOrderState('fjellheim', order({ stage: 'placed' }))
  expect(cartOf('fjellheim').read()).toEqual([])
  expect(sentOrdersOf('fjellheim').read()).toMatchObject([{ number: 1042, stage: 'placed' }])
})

test('a cart begun meanwhile is not emptied by an earlier order', () => {
  sendFrom('fjellheim')
  cartOf('fjellheim').write([LINE, { ...LINE, productId: 'bike' }])
  storeOrderState('fjellheim', order({ stage: 'placed' }))
  expect(cartOf('fjellheim').read()).toHaveLength(2)
})

test('an order that was declined leaves its cart for another try', () => {
  sendFrom('fjellheim')
  storeOrderState('fjellheim', order({ stage: 'abandoned' }))
  expect(cartOf('fjellheim').read()).toEqual([LINE])
  const orders = sentOrdersOf('fjellheim').read()
  expect(recentOrders(orders, NOW + 60_000)).toMatchObject([{ stage: 'abandoned' }])
  expect(recentOrders(orders, NOW + 2 * 3_600_000)).toEqual([])
})

test('the order whose payment is waited for is the one the next takes the place of', () => {
  sendFrom('fjellheim')
  expect(unpaidOrder(sentOrdersOf('fjellheim').read())?.orderId).toBe('o1')
  storeOrderState('fjellheim', order({ stage: 'placed' }))
  expect(unpaidOrder(sentOrdersOf('fjellheim').read())).toBeNull()
})

test('a cart whose payment is waited for is shown as that order alone, until it is given up or changed', () => {
  sendFrom('fjellheim')
  const isShown = () => isAwaitingPayment(sentOrdersOf('fjellheim').read(), cartOf('fjellheim').text())
  expect(isShown()).toBe(true)
  cartOf('fjellheim').write([LINE, { ...LINE, productId: 'bike' }])
  expect(isShown()).toBe(false)
  cartOf('fjellheim').write([LINE])
  storeOrderState('fjellheim', order({ stage: 'abandoned' }))
  expect(isShown()).toBe(false)
  cartOf('fjellheim').write(null)
  expect(isAwaitingPayment([], null)).toBe(false)
})

test('an order is called by what it is, with its time', () => {
  const lines = [{ title: 'Dinner' }, { title: 'Wine' }] as GuestOrder['lines']
  const kept = withNewOrder([], order({ lines, timeExpected: null, timeRequested: '2026-11-16T17:40:00Z' }), {
    sentAt: NOW,
    cart: null,
  })
  expect(kept).toMatchObject([{ title: 'Dinner +1', time: '2026-11-16T17:40:00Z' }])
})

test('an order of another device is looked at and not kept', () => {
  storeOrderState('havnehuset', order({ stage: 'placed' }))
  expect(sentOrdersOf('havnehuset').read()).toEqual([])
})

test('after three days an order is no open one any more', () => {
  sendFrom('fjellheim')
  const orders = sentOrdersOf('fjellheim').read()
  expect(recentOrders(orders, NOW + 2 * 86_400_000)).toHaveLength(1)
  expect(recentOrders(orders, NOW + 3 * 86_400_000)).toEqual([])
})
