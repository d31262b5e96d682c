import type { OrderLine } from '@innkeeper/api/orders/checkout.ts'
import { piecesOf } from '@innkeeper/domain/orders/line-when.ts'
import type { PriceList } from '@innkeeper/domain/orders/price-cart.ts'
import type { StayTimes } from '@innkeeper/domain/orders/stay-moment.ts'
import type { Database } from '../../../platform/db/port.ts'
import { type EndingOrders, stockWithout } from '../availability/taken-by-order.ts'
import { findStock } from '../products/repository.ts'

type Wanted = {
  propertyId: string
  lines: readonly Pick<OrderLine, 'productId' | 'quantity' | 'when'>[]
  property: Pick<StayTimes, 'checkInTime' | 'checkOutTime'>
  /** What this cart is to take the place of. */
  ending: EndingOrders
}

/** Products of which there are fewer left than the cart wants; one query, and none where nothing is counted. */
export async function findSoldOut(
  db: Database,
  { products }: PriceList,
  { propertyId, lines, property, ending }: Wanted,
): Promise<Set<string>> {
  const wanted = new Map<string, number>()
  for (const line of lines) {
    const options = products.get(line.productId)?.options
    if (options && !options.quantity.isUnlimited)
      wanted.set(line.productId, (wanted.get(line.productId) ?? 0) + piecesOf(options, line, property))
  }
  if (wanted.size === 0) return new Set()
  const stock = await db.tenant(
    propertyId,
    async (tx) => stockWithout(tx, ending, await findStock(tx, propertyId, [...wanted.keys()])),
    { readOnly: true },
  )
  const short = [...wanted].filter(([id, quantity]) => (stock.get(id) ?? quantity) < quantity)
  return new Set(short.map(([id]) => id))
}

export function withoutProducts<T extends PriceList>(list: T, ids: ReadonlySet<string>): T {
  if (ids.size === 0) return list
  return { ...list, products: new Map([...list.products].filter(([id]) => !ids.has(id))) }
}
