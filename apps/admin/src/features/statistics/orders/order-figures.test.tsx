import type { OrderStatistics } from '@innkeeper/api/statistics.ts'
import { expect, test } from 'vitest'
import { draw } from '../../../testing/draw.tsx'
import { Figures } from './figures.tsx'
import { ProductsRanking } from './rankings.tsx'

const statistics: OrderStatistics = {
  ...{ from: '2026-11-14', to: '2026-11-15', currency: 'NOK', days: [], bySource: [] },
  total: { count: 12, revenue: 240_000, accepted: 9, declined: 1, waiting: 2 },
  before: { count: 10, revenue: 300_000 },
  byProduct: [
    { productId: 'a', name: 'Packed lunch', quantity: 14, revenue: 200_000 },
    { productId: 'b', name: '<b>Wine</b>', quantity: 2, revenue: 40_000 },
  ],
  answerTime: { median: 340, p90: 1500, count: 8 },
  declineReasons: [{ reason: 'too busy', count: 1 }],
}

const drawFigures = (change: Partial<OrderStatistics> = {}) =>
  draw(<Figures statistics={{ ...statistics, ...change }} />).replaceAll('\u00a0', ' ')

test('on the first page the figures come with what they were before', () => {
  const markup = drawFigures()
  expect(markup).toContain('Up 20% on the previous period (10)')
  expect(markup).toContain('Down 20% on the previous period (NOK 3,000)')
  expect(markup).toContain('9 accepted, 1 declined, 2 waiting')
  expect(markup).toContain('6 minutes')
  expect(markup).toContain('90% answered within 25 minutes')
})

test('without orders nothing is compared', () => {
  const total = { count: 0, revenue: 0, accepted: 0, declined: 0, waiting: 0 }
  const markup = drawFigures({ total, before: { count: 0, revenue: 0 } })
  expect(markup).toContain('Nothing to compare with')
  expect(markup).not.toContain('NaN')
})

test('what sold is a table of its own, by the names the house gave', () => {
  const markup = draw(<ProductsRanking statistics={statistics} />)
  expect(markup).toContain('Packed lunch')
  expect(markup).toContain('&lt;b&gt;Wine&lt;/b&gt;')
})
