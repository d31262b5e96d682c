import type { StayOrder } from '@innkeeper/api/orders/checkout.ts'
import { expect, test } from 'vitest'
import { cancelledAs } from '../cancel/cancel-words.ts'
import type { SentOrder } from '../sent-orders.ts'
import { currentOrders, shownOrders } from './shown-orders.ts'

const own: SentOrder = {
  orderId: 'o1',
  number: 1042,
  watchId: 'w1',
  stage: 'placed',
  standing: 'sent',
  title: 'Dinner',
  time: '2026-11-16T17:40:00Z',
  isCancellable: true,
  sentAt: 0,
}
const ofStay = (change: Partial<StayOrder>): StayOrder => ({
  watchId: 'w2',
  stage: 'placed',
  standing: 'confirmed',
  outcome: null,
  isReplaced: false,
  isCancellable: false,
  source: 'guestbook',
  number: 1001,
  total: 20_000,
  currency: 'DKK',
  items: [{ title: 'Breakfast', dealTitle: null, quantity: 2, kind: 'brought', line: null }],
  timeRequested: '2026-11-17T06:30:00Z',
  timeExpected: '2026-11-17T06:45:00Z',
  placedAt: '2026-11-16T16:00:00Z',
  ...change,
})

test('the orders of the stay are seen on any device, and those it sent itself keep their key', () => {
  const orders = shownOrders([own], [ofStay({}), ofStay({ watchId: 'w1' })])
  expect(orders.map(({ title, time, own: mine }) => [title, time, mine?.orderId ?? null])).toEqual([
    ['Dinner', '2026-11-16T17:40:00Z', 'o1'],
    ['Breakfast', '2026-11-17T06:45:00Z', null],
  ])
})

test('what another device has not paid is nobody else’s order', () => {
  expect(shownOrders([], [ofStay({ stage: 'awaiting payment' }), ofStay({ stage: 'abandoned' })])).toEqual([])
})

test('an order is known by the deal it was bought by', () => {
  const [item] = ofStay({}).items
  if (!item) throw new Error('the sample has an item')
  const items = [{ ...item, dealTitle: 'Breakfast in bed' }, item]
  expect(shownOrders([], [ofStay({ items })])[0]?.title).toBe('Breakfast in bed +1')
})

test('a room that was asked for is taken back as a request, on whatever device', () => {
  const source = 'room upgrades'
  const sent = shownOrders([{ ...own, source }], [ofStay({ source }), ofStay({ watchId: 'w3' })])
  expect(sent.map(cancelledAs)).toEqual(['request', 'request', 'order'])
  // Of what an earlier version stored.
  expect(shownOrders([own], []).map(cancelledAs)).toEqual(['order'])
  expect(shownOrders([{ ...own, stage: 'awaiting payment' }], []).map(cancelledAs)).toEqual(['unpaid order'])
})

test('home shows what is to come, and what is over only where it was ordered', () => {
  const now = Date.parse('2026-11-17T12:00:00Z')
  const shown = (change: Partial<StayOrder>) => currentOrders(shownOrders([], [ofStay(change)]), now).length
  expect(shown({ standing: 'sent' })).toBe(1)
  expect(shown({ timeExpected: '2026-11-17T18:40:00Z' })).toBe(1)
  expect(shown({ timeExpected: '2026-11-17T08:00:00Z' })).toBe(0)
  expect(shown({ outcome: 'delivered', timeExpected: '2026-11-17T11:40:00Z' })).toBe(1)
  expect(shown({ outcome: 'delivered', timeExpected: '2026-11-17T08:00:00Z' })).toBe(0)
  expect(shown({ standing: 'cancelled' })).toBe(0)
  expect(shown({ standing: 'cancelled', isReplaced: true })).toBe(0)
  expect(currentOrders(shownOrders([{ ...own, standing: 'declined' }], []), now)).toHaveLength(1)
})
