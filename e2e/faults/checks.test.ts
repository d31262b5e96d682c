import { expect, test } from 'vitest'
import { checkAll } from './checks.ts'
import type { PlannedOrder } from './plan.ts'
import { PRODUCTS, sumsOf } from './products.ts'
import type { Stored } from './stored.ts'

const IDS = PRODUCTS.map((_, at) => `product-${at}`)
const SAUNA = 4
const planned: PlannedOrder = {
  key: 'key-1',
  fault: 'none',
  breaksAfterMs: 0,
  lines: [{ product: SAUNA, quantity: 2, choice: null, extras: [] }],
  service: 'Pay on delivery',
  isDelivered: false,
}
const { total, vat } = sumsOf(planned.lines, { isDelivered: false, isPutOnBill: false })
const AT = '2026-11-15T12:00:00.000Z'

/** One order that went well, with what a test does to it. */
function failedChecks(spoil: (stored: Stored, answer: Record<string, unknown>) => void): string[] {
  const line = {
    title: 'Sauna',
    kind: 'brought',
    days: [],
    details: [],
    comment: '',
    quantity: 2,
    total,
    vat,
  }
  const answer: Record<string, unknown> = {
    orderId: 'order-1',
    number: 1001,
    stage: 'placed',
    timeRequested: AT,
    placedAt: AT,
    total,
    vat,
    lines: [
      {
        ...line,
        ...{ time: null, productId: IDS[SAUNA], unitPrice: total / 2, vatRate: 1200, dealTitle: null },
      },
    ],
  }
  const stored: Stored = {
    orders: [
      {
        id: 'order-1',
        number: 1001,
        stage: 'placed',
        time_requested: AT,
        placed_at: AT,
        total,
        vat,
        lines: [
          { ...line, at_time: null, product_id: IDS[SAUNA] ?? '', unit_price: total / 2, vat_rate: 1200 },
        ],
      },
    ],
    keys: [{ key: 'key-1', orderId: 'order-1' }],
    events: new Map([['order-1', 1]]),
    payments: new Map(),
    stock: new Map(
      PRODUCTS.map(({ stock }, at) => [IDS[at] ?? '', at === SAUNA && stock ? stock - 2 : stock]),
    ),
  }
  spoil(stored, answer)
  const told = [{ planned, acknowledged: answer, isRefused: false, surprises: [] }]
  return checkAll(told, stored, IDS).flatMap(({ name, failures }) => (failures.length > 0 ? [name] : []))
}

test('an order that went well passes every check', () => {
  expect(failedChecks(() => {})).toEqual([])
})

test.each<[string, (stored: Stored, answer: Record<string, unknown>) => void, RegExp]>([
  ['a lost order', (stored) => void stored.orders.pop(), /lost/],
  ['a second order', ({ orders }) => void orders.push({ ...orders[0]!, id: 'order-2' }), /twice/],
  ['an answer of another total', (_, answer) => void Object.assign(answer, { total: 1 }), /what is stored/],
  [
    'a total a unit off',
    ({ orders: [order] }) => void Object.assign(order!, { total: total + 1 }),
    /total is right/,
  ],
  ['a piece sold twice', ({ stock }) => void stock.set(IDS[SAUNA] ?? '', 599), /stock/],
  ['an event told twice', ({ events }) => void events.set('order-1', 2), /told of every placed/],
  ['a payment nobody asked for', ({ payments }) => void payments.set('order-1', 1), /one payment/],
])('%s is found', (_, spoil, name) => {
  expect(failedChecks(spoil).join()).toMatch(name)
})
