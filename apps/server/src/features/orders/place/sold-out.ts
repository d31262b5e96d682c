import type { PriceList } from '@innkeeper/domain/orders/price-cart.ts'
import type { Database } from '../../../platform/db/port.ts'
import { findStock } from '../products/repository.ts'

type Wanted = readonly { productId: string; quantity: number }[]

/** Products of which there are fewer left than the cart wants; one query, and none where nothing is counted. */
export async function findSoldOut(
  db: Database,
  propertyId: string,
  { products }: PriceList,
  lines: Wanted,
): Promise<Set<string>> {
  const wanted = new Map<string, number>()
  for (const { productId, quantity } of lines) {
    const product = products.get(productId)
    if (product && !product.options.quantity.isUnlimited)
      wanted.set(productId, (wanted.get(productId) ?? 0) + quantity)
  }
  if (wanted.size === 0) return new Set()
  const stock = await db.tenant(propertyId, (tx) => findStock(tx, propertyId, [...wanted.keys()]), {
    readOnly: true,
  })
  const short = [...wanted].filter(([id, quantity]) => (stock.get(id) ?? quantity) < quantity)
  return new Set(short.map(([id]) => id))
}

export function withoutProducts<T extends PriceList>(list: T, ids: ReadonlySet<string>): T {
  if (ids.size === 0) return list
  return { ...list, products: new Map([...list.products].filter(([id]) => !ids.has(id))) }
}
