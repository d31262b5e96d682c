import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cardPrice } from './card-price.ts'

const prices = new Map([
  ['tray', 34_500],
  ['basket', 42_000],
  ['water', 0],
])

test('a card with one product has its price', () => {
  expect(cardPrice(['tray'], prices)).toEqual({ amount: 34_500, isLowest: false })
})

test('of several the lowest is named, as the lowest', () => {
  expect(cardPrice(['basket', 'tray'], prices)).toEqual({ amount: 34_500, isLowest: true })
})

test('a card whose products this visitor cannot order, or that cost nothing, has no price', () => {
  expect(cardPrice(['gone'], prices)).toBeNull()
  expect(cardPrice([], prices)).toBeNull()
  expect(cardPrice(['water', 'tray'], prices)).toBeNull()
})

test('no product of the card costs less than the card says', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1 }), (amounts) => {
      const all = new Map(amounts.map((amount, place) => [String(place), amount]))
      const said = cardPrice([...all.keys()], all)
      expect(said?.amount).toBe(Math.min(...amounts))
      expect(said?.isLowest).toBe(new Set(amounts).size > 1)
    }),
  )
})
