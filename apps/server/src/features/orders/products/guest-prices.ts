import type { Visitor } from '@innkeeper/domain/guestbook/visibility.ts'
import { priceOf } from '@innkeeper/domain/orders/price-cart.ts'
import { isOfferedTo } from '@innkeeper/domain/orders/product-visibility.ts'
import type { PropertyService } from '../../properties/service.ts'
import type { Catalogue } from './catalogue.ts'

/** Product to what it costs, of all this visitor can order; of nothing while the property takes no orders. */
export type GuestPrices = (
  propertyId: string,
  visitor: Pick<Visitor, 'state' | 'targetGroups'>,
) => Promise<ReadonlyMap<string, number>>

type Dependencies = { catalogue: Catalogue; properties: PropertyService }

export function createGuestPrices({ catalogue, properties }: Dependencies): GuestPrices {
  return async (propertyId, visitor) => {
    const snapshot = await properties.snapshot(propertyId)
    if (!properties.modulesOf(snapshot).includes('products')) return new Map()
    const { products } = await catalogue.of(propertyId)
    const offered = [...products.values()].filter((product) => isOfferedTo(product, [visitor]))
    return new Map(offered.map((product) => [product.id, priceOf(product)]))
  }
}
