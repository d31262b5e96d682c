import fc from 'fast-check'
import { expect, it } from 'vitest'
import { newProduct } from '../orders/new-product.ts'
import { priceOf } from '../orders/price-cart.ts'
import { isCheaperInDeal, isNoSale, priceInDeal } from './deal-price.ts'

const fresh = newProduct('AAAAAAAAAAAAAAAAAAAAAA')
const product = (price: number, salePrice: number | null = null) => ({
  price,
  options: { ...fresh.options, salePrice },
})

it('a deal asks for its own price, and never more than the product costs without it', () => {
  expect(priceInDeal(195, product(245))).toBe(195)
  expect(priceInDeal(null, product(245))).toBe(245)
  expect(priceInDeal(195, product(245, 150))).toBe(150)
  expect(priceInDeal(195, product(120))).toBe(120)
  const price = fc.integer({ min: 0, max: 100_000 })
  const maybe = fc.option(price)
  fc.assert(
    fc.property(price, maybe, maybe, (regular, ownSale, inDeal) => {
      const priced = product(regular, ownSale)
      expect(priceInDeal(inDeal, priced)).toBeLessThanOrEqual(priceOf(priced))
      expect(isCheaperInDeal(inDeal, priced)).toBe(priceInDeal(inDeal, priced) < priceOf(priced))
    }),
  )
})

it('a price that is not lower than the regular one is no sale price', () => {
  expect(isNoSale(245, product(245))).toBe(true)
  expect(isNoSale(244, product(245))).toBe(false)
  expect(isNoSale(null, product(0))).toBe(false)
})
