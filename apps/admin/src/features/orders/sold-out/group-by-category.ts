import type { ProductOnSale } from '@innkeeper/api/orders/products.ts'

/** The products whose name holds the words, under their categories, in the order they came. */
export function groupByCategory(
  products: readonly ProductOnSale[],
  search: string,
): [string, ProductOnSale[]][] {
  const wanted = search.trim().toLocaleLowerCase()
  const found = products.filter(({ name }) => name.toLocaleLowerCase().includes(wanted))
  return [...Map.groupBy(found, ({ category }) => category)]
}
