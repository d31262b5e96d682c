import type { ProductState } from './constants.ts'
import type { Product } from './product-schema.ts'

type Stated = Pick<Product, 'id' | 'state' | 'integrationId' | 'options'>

export type StateContext = {
  /** Whether the property's integration writes sales back (`twoWayProducts`). */
  isTwoWay: boolean
  /** The property's products by id. */
  products: ReadonlyMap<string, Pick<Product, 'integrationId'>>
}

/**
 * The state staff see and the ids of what lacks an integration id: with two-way integration the product itself and
 * those its choices and extras stand for are all written to the other system (spec 4). Only an enabled product turns
 * `incomplete`; what is missing is named for a disabled one too, so that it can be mended before.
 */
export function productState(
  product: Stated,
  { isTwoWay, products }: StateContext,
): { state: ProductState; missing: string[] } {
  if (!isTwoWay) return { state: product.state, missing: [] }
  const missing = [...new Set([product.id, ...referencesOf(product)])].filter((id) => {
    const referred = id === product.id ? product : products.get(id)
    return !referred?.integrationId?.trim()
  })
  const isIncomplete = product.state === 'enabled' && missing.length > 0
  return { state: isIncomplete ? 'incomplete' : product.state, missing }
}

/** Ids of the products that a product's choices and extras stand for. */
export function referencesOf({ options }: Pick<Product, 'options'>): string[] {
  const parts = [...options.listOfChoices.flatMap(({ choices }) => choices), ...options.extras]
  return [...new Set(parts.flatMap(({ productId }) => productId ?? []))]
}
