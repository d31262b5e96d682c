import type { StaffDeal } from '@innkeeper/api/upselling/deals.ts'

type Names = {
  titleOf: (deal: StaffDeal['deal']) => string
  nameOf: (productId: string) => string
}

/** Deals whose words in any language, or whose products, hold every word of a search. */
export function foundDeals(
  items: readonly StaffDeal[],
  search: string,
  { titleOf, nameOf }: Names,
): readonly StaffDeal[] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return items
  return items.filter(({ deal }) => {
    const words = Object.values(deal.content).flatMap(({ title, subtitle }) => [title, subtitle])
    const products = deal.products.map(({ productId }) => nameOf(productId))
    const text = [titleOf(deal), ...words, ...products].join(' ').toLowerCase()
    return wanted.every((word) => text.includes(word))
  })
}
