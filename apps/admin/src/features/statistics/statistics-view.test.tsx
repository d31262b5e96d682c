import type { OrderStatistics } from '@innkeeper/api/statistics.ts'
import { expect, test } from 'vitest'
import { draw as drawWith } from '../../testing/draw.tsx'
import { StatisticsView } from './statistics-view.tsx'

const statistics: OrderStatistics = {
  from: '2026-11-14',
  to: '2026-11-15',
  currency: 'NOK',
  total: { count: 12, revenue: 240_000, accepted: 9, declined: 1, waiting: 2 },
  before: { count: 10, revenue: 300_000 },
  days: [
    { date: '2026-11-14', count: 5, revenue: 90_000 },
    { date: '2026-11-15', count: 7, revenue: 150_000 },
  ],
  byProduct: [
    { productId: 'a', name: 'Packed lunch', quantity: 14, revenue: 200_000 },
    { productId: 'b', name: '<b>Wine</b>', quantity: 2, revenue: 40_000 },
  ],
  bySource: [{ source: 'guestbook', count: 12, revenue: 240_000 }],
  answerTime: { median: 340, p90: 1500, count: 8 },
  declineReasons: [{ reason: 'too busy', count: 1 }],
}

const draw = (change: Partial<OrderStatistics> = {}) =>
  drawWith(<StatisticsView statistics={{ ...statistics, ...change }} />).replaceAll('\u00a0', ' ')

test('the figures come with what they were before', () => {
  const markup = draw()
  expect(markup).toContain('Up 20% on the previous period (10)')
  expect(markup).toContain('Down 20% on the previous period (NOK 3,000)')
  expect(markup).toContain('9 accepted, 1 declined, 2 waiting')
  expect(markup).toContain('6 minutes')
  expect(markup).toContain('90% answered within 25 minutes')
})

test('the chart has a table that says the same', () => {
  const markup = draw()
  expect(markup).toContain('<caption class="_hidden')
  expect(markup).toMatch(/<th scope="row">14\/11\/2026<\/th><td[^>]*>NOK 900<\/td><td[^>]*>5<\/td>/)
})

test('products, sources and reasons are tables of their own, in words', () => {
  const markup = draw()
  expect(markup).toContain('Packed lunch')
  expect(markup).toContain('&lt;b&gt;Wine&lt;/b&gt;')
  expect(markup).toContain('Guestbook')
  expect(markup).toContain('Too busy')
})

test('without orders it says what would stand here', () => {
  const total = { count: 0, revenue: 0, accepted: 0, declined: 0, waiting: 0 }
  const empty = { total, byProduct: [], bySource: [], declineReasons: [] }
  expect(draw(empty)).toContain('Choose another period')
  const first = draw({ ...empty, before: { count: 0, revenue: 0 } })
  expect(first).toContain('Start with a product')
  expect(first).toContain('Nothing to compare with')
  expect(first).not.toContain('NaN')
})
