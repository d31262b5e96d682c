import type { GuestProduct } from '@innkeeper/api/orders/products.ts'

export type Category = { name: string; products: GuestProduct[] }

/** The products a form names, in its order, those without a category first and the rest as categories come up. */
export function byCategory(products: readonly GuestProduct[], ids: readonly string[]): Category[] {
  const named = ids.flatMap((id) => products.filter((product) => product.id === id))
  const categories = new Map<string, GuestProduct[]>([['', []]])
  for (const product of named) {
    categories.set(product.category, [...(categories.get(product.category) ?? []), product])
  }
  return [...categories].map(([name, inIt]) => ({ name, products: inIt })).filter((it) => it.products.length)
}
