import { expect, test } from 'vitest'
import { priceToAnswer } from './price-to-answer.ts'

test('a price that changed while the guest was writing is answered first', () => {
  expect(priceToAnswer({ read: 180_000, shown: 180_000, refused: null })).toBeNull()
  expect(priceToAnswer({ read: 180_000, shown: 200_000, refused: null })).toBe(200_000)
  expect(priceToAnswer({ read: 180_000, shown: 160_000, refused: null })).toBe(160_000)
})

test('the server has the last word, and without a booking there is no price to answer', () => {
  expect(priceToAnswer({ read: 180_000, shown: 180_000, refused: 210_000 })).toBe(210_000)
  expect(priceToAnswer({ read: null, shown: null, refused: null })).toBeNull()
})
