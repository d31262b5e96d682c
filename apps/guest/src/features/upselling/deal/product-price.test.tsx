import { expect, test } from 'vitest'
import { drawStore } from '../draw-store.tsx'
import { byNight, sampleStoreProduct } from '../sample-store.ts'
import { ProductPrice } from './product-price.tsx'

const draw = (product = byNight({ '2026-11-15': 1 })) => drawStore(<ProductPrice product={product} />)

test('a price says what it is for and that VAT is in it', () => {
  expect(draw()).toMatch(/NOK 195.*a night, incl\. VAT/)
  expect(draw(sampleStoreProduct())).toMatch(/NOK 195.*incl\. VAT/)
  expect(draw()).not.toContain('<s ')
})

test('a lowered one has the price before struck out and, where the law asks for it, the lowest of thirty days', () => {
  const lowered = byNight({ '2026-11-15': 1 }, { priceBefore: 24_500, lowestBefore: 21_000 })
  expect(draw(lowered)).toContain('<s aria-hidden="true">NOK 245</s>')
  expect(draw(lowered)).toContain('Lowest price of the last 30 days: NOK 210')
  expect(draw({ ...lowered, lowestBefore: null })).not.toContain('Lowest price')
})
