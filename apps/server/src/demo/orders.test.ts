import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fjellheim } from './fjellheim/fjellheim.ts'

const ordersAt = (now: number) => fjellheim(now).orders
const NOON = Date.parse('2026-11-15T11:20:00Z')

test('the demo’s orders are alike at every seeding, and a few wait now', () => {
  const orders = ordersAt(NOON)
  expect(orders).toEqual(ordersAt(NOON))
  expect(orders.length).toBeGreaterThan(220)
  expect(orders.map(({ order }) => order.number)).toEqual(orders.map((_, nth) => 1001 + nth))
  const waiting = orders.filter(
    ({ order }) => order.status === 'no action taken' && order.source === 'guestbook',
  )
  expect(waiting.map(({ order }) => order.unit)).toContain('204')
  expect(waiting).toHaveLength(4)
})

test('they show every way an order can go', () => {
  const orders = ordersAt(NOON)
  const found = new Set(orders.flatMap(({ order }) => [order.status, order.reason, order.source]))
  for (const way of ['accepted', 'auto accepted', 'declined', 'too busy', 'no answer in time', 'upselling']) {
    expect(found, way).toContain(way)
  }
})

test('whatever the hour, none is of the future, totals add up and the removed have no person', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 366 * 24 * 60 }), (minutes) => {
      const now = Date.parse('2026-01-01T00:00:00Z') + minutes * 60_000
      for (const { order, lines } of ordersAt(now)) {
        expect(order.placedAt.getTime()).toBeLessThan(now)
        expect(order.decidedAt?.getTime() ?? 0).toBeLessThanOrEqual(now)
        expect(order.total).toBe(
          lines.reduce((sum, { total }) => sum + total, 0) + order.serviceCharge + order.transactionFee,
        )
        expect(order.removedAt === null).toBe(order.lastName !== null)
        if (order.removedAt) expect(order.archivedAt).not.toBeNull()
      }
    }),
    { numRuns: 8 },
  )
})
