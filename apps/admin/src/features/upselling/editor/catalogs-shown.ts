import type { StaffProduct } from '@innkeeper/api/orders/products.ts'
import type { Catalog } from '../api.ts'

/** Categories first, then what stands in the booking system alone, then the rest. */
const placeOf = ({ name, source }: Catalog) => (source === 'pms' ? 1 : name === '' ? 2 : 0)

/** The catalogues as one chooses from them: each product once, though the booking system's list names it as well. */
export function catalogsShown(
  catalogs: readonly Catalog[],
  isWanted: (item: StaffProduct) => boolean,
): Catalog[] {
  const seen = new Set<string>()
  return catalogs
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((catalog) => {
      const items = catalog.items.filter(({ product }) => !seen.has(product.id))
      for (const { product } of items) seen.add(product.id)
      return { ...catalog, items: items.filter(isWanted) }
    })
    .filter(({ items }) => items.length > 0)
}
