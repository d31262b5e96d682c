import type { StaffProduct } from '@innkeeper/api/orders/products.ts'
import { productState } from '@innkeeper/domain/orders/product-state.ts'
import type { ProductMark, StoredProduct } from './repository.ts'

/** What the state of a product depends on. */
export type Marks = { isTwoWay: boolean; products: ReadonlyMap<string, ProductMark> }

export function presentProduct(stored: StoredProduct, marks: Marks): StaffProduct {
  const { product, stock, revision, changedBy, changedAt } = stored
  const { state, missing } = productState(product, marks)
  return {
    product,
    state,
    missing: missing.map((productId) => ({ productId, name: marks.products.get(productId)?.name ?? '' })),
    stock,
    revision,
    changedBy,
    changedAt: changedAt.toISOString(),
  }
}
