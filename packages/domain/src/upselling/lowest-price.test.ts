import { expect, it } from 'vitest'
import { DAY_MS } from '../time.ts'
import { lowestPriceBefore } from './lowest-price.ts'

const NOW = Date.parse('2026-11-15T12:00:00Z')
const ago = (days: number) => NOW - days * DAY_MS

it('the lowest price of the thirty days before it was lowered stands beside the new one', () => {
  expect(
    lowestPriceBefore(
      [
        { price: 245, since: 0 },
        { price: 195, since: ago(3) },
      ],
      NOW,
    ),
  ).toBe(245)
  const twice = [
    { price: 300, since: 0 },
    { price: 220, since: ago(20) },
    { price: 260, since: ago(10) },
    { price: 195, since: ago(1) },
  ]
  expect(lowestPriceBefore(twice, NOW)).toBe(220)
})

it('what was asked more than thirty days before counts no more', () => {
  const long = [
    { price: 150, since: 0 },
    { price: 260, since: ago(60) },
    { price: 195, since: ago(1) },
  ]
  expect(lowestPriceBefore(long, NOW)).toBe(260)
})

it('a price that was not lowered, or is the first, has none', () => {
  expect(lowestPriceBefore([{ price: 195, since: 0 }], NOW)).toBeNull()
  expect(
    lowestPriceBefore(
      [
        { price: 195, since: 0 },
        { price: 245, since: ago(3) },
      ],
      NOW,
    ),
  ).toBeNull()
  expect(lowestPriceBefore([], NOW)).toBeNull()
})

it('raised and lowered again within the thirty days, nothing looks like a bargain', () => {
  const raised = [
    { price: 195, since: 0 },
    { price: 245, since: ago(10) },
    { price: 195, since: ago(1) },
  ]
  expect(lowestPriceBefore(raised, NOW)).toBeNull()
})

it('a product that was cheaper by itself within the thirty days counts beside what its deal asked for', () => {
  const deal = [{ price: 195, since: ago(1) }]
  const raised = [
    { price: 210, since: 0 },
    { price: 300, since: ago(5) },
  ]
  expect(lowestPriceBefore(deal, NOW, [raised])).toBe(210)
  // Raised long ago, and what it costs since the deal began, are none of the thirty days before.
  const later = [
    { price: 150, since: 0 },
    { price: 245, since: ago(40) },
    { price: 100, since: ago(0.5) },
  ]
  expect(lowestPriceBefore(deal, NOW, [later])).toBe(245)
})

it('whatever the house asked for the same product in any other way counts', () => {
  const product = [{ price: 245, since: 0 }]
  const deal = [{ price: 195, since: ago(1) }]
  const copy = [
    { price: 180, since: ago(20) },
    { price: null, since: ago(10) },
  ]
  expect(lowestPriceBefore(deal, NOW, [product, [{ price: 220, since: ago(40) }]])).toBe(220)
  expect(lowestPriceBefore(deal, NOW, [product, copy])).toBeNull()
  // Ended more than thirty days before.
  const longGone = copy.map(({ price, since }) => ({ price, since: since - 40 * DAY_MS }))
  expect(lowestPriceBefore(deal, NOW, [product, longGone])).toBe(245)
})

it('a price counts from when it was asked until it was not: a pause ends it', () => {
  const product = [{ price: 245, since: 0 }]
  const paused = [
    { price: 195, since: ago(90) },
    { price: null, since: ago(60) },
  ]
  expect(lowestPriceBefore(paused, NOW, [product])).toBeNull()
  expect(lowestPriceBefore([...paused, { price: 195, since: ago(1) }], NOW, [product])).toBe(245)
  // Paused three days ago, it was asked within the thirty days: starting again lowers nothing.
  const lately = [
    { price: 195, since: ago(90) },
    { price: null, since: ago(3) },
    { price: 195, since: ago(1) },
  ]
  expect(lowestPriceBefore(lately, NOW, [product])).toBeNull()
})

it('a pause that is taken back the same day changes nothing', () => {
  const product = [{ price: 245, since: 0 }]
  const undone = [
    { price: 195, since: ago(5) },
    { price: null, since: ago(2) },
    { price: 195, since: ago(2) + 60_000 },
    { price: null, since: ago(1) },
    { price: 195, since: ago(0.5) },
  ]
  expect(lowestPriceBefore(undone, NOW, [product])).toBe(245)
  // Started again at another price, it was lowered then.
  expect(lowestPriceBefore([...undone.slice(0, 2), { price: 180, since: ago(1.9) }], NOW, [product])).toBe(
    195,
  )
})
