import type { StaffProduct } from '@innkeeper/api/orders/products.ts'
import { newProduct } from '@innkeeper/domain/orders/new-product.ts'
import type { Product } from '@innkeeper/domain/orders/product-schema.ts'

/** A breakfast, for tests. */
export function sampleProduct(
  product: Partial<Product> = {},
  rest: Partial<StaffProduct> = {},
): StaffProduct {
  return {
    product: {
      ...newProduct('P'.repeat(22)),
      state: 'enabled',
      price: 14_500,
      content: { 0: { title: 'Breakfast', description: 'In your room' } },
      category: 'Food',
      ...product,
    },
    state: 'enabled',
    missing: [],
    stock: null,
    revision: 1,
    changedBy: 'Ingrid',
    changedAt: '2026-11-15T10:00:00Z',
    ...rest,
  }
}
