import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isLowStock } from './low-stock.ts'

test('three left are few, however slowly they sell', () => {
  expect(isLowStock(3, 0)).toBe(true)
  expect(isLowStock(4, 0)).toBe(false)
})

test('what does not last another week is low', () => {
  expect(isLowStock(8, 9)).toBe(true)
  expect(isLowStock(9, 9)).toBe(false)
})

test('more in stock, or fewer sold, never makes it low', () => {
  fc.assert(
    fc.property(fc.nat(500), fc.nat(500), fc.nat(50), fc.nat(50), (stock, sold, more, fewer) => {
      if (isLowStock(stock, sold)) return
      expect(isLowStock(stock + more, Math.max(0, sold - fewer))).toBe(false)
    }),
  )
})
