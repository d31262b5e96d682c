import { newProduct } from '@innkeeper/domain/orders/new-product.ts'
import type { Product, ProductOptions } from '@innkeeper/domain/orders/product-schema.ts'
import { insertProducts } from '../features/orders/products/repository.ts'
import type { Database } from '../platform/db/port.ts'
import { newId } from '../platform/ids.ts'

export type ProductWish = Partial<Omit<Product, 'options' | 'visibility'>> & {
  title?: string
  options?: Partial<ProductOptions>
  visibility?: Partial<Product['visibility']>
  /** Counted when given. */
  stock?: number
}

/** An enabled product for guests in the house, sold at 100.00, unless the test says otherwise. */
export function productFrom({
  title = 'Breakfast',
  stock,
  options,
  visibility,
  ...change
}: ProductWish = {}): Product {
  const product = newProduct(newId(), change.type)
  const { quantity } = product.options
  return {
    ...product,
    state: 'enabled',
    price: 10_000,
    content: { 0: { title, description: '' } },
    ...change,
    options: {
      ...product.options,
      quantity: stock === undefined ? quantity : { ...quantity, isUnlimited: false },
      ...options,
    },
    visibility: { ...product.visibility, guestJourney: ['PRE_STAY', 'IN_STAY', 'POST_STAY'], ...visibility },
  }
}

/** Writes a product as it lies in the database, unseen by what listens to events. */
export async function aProduct(db: Database, propertyId: string, wish: ProductWish = {}): Promise<Product> {
  const product = productFrom(wish)
  const stock = wish.stock ?? null
  const written = { product, stock, defaultIndex: 0, changedBy: null, changedAt: new Date() }
  await db.tenant(propertyId, (tx) => insertProducts(tx, propertyId, [written]))
  return product
}
