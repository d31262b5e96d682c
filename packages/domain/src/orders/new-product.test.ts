import { expect, it } from 'vitest'
import { newProduct } from './new-product.ts'
import { isOfferedTo } from './product-visibility.ts'

it('a new product is for the stay as well as before it', () => {
  const product = { ...newProduct('P'.repeat(22)), state: 'enabled' as const }
  const states = ['precheckin', 'checkin', 'qr', 'checkout'] as const
  expect(states.map((state) => isOfferedTo(product, [{ state, targetGroups: [] }]))).toEqual([
    true,
    true,
    true,
    false,
  ])
})
