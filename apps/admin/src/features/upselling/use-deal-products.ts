import type { StaffProduct } from '@innkeeper/api/orders/products.ts'
import type { Product } from '@innkeeper/domain/orders/product-schema.ts'
import { titleOf } from '@innkeeper/domain/orders/product-words.ts'
import { isForDeals } from '@innkeeper/domain/upselling/deal-rules.ts'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useDefaultLanguage } from '../../components/editing/languages/use-content-languages.ts'
import { useT } from '../../platform/texts.ts'
import { catalogsQuery, missingProductQuery } from './api.ts'

/** Why a product of a deal cannot be sold in it. */
export type WhyNot =
  | 'gone'
  | 'archived'
  | 'disabled'
  | 'incomplete'
  | 'internal'
  | 'not for deals'
  | 'unnamed'

export type DealProductFacts = {
  id: string
  name: string
  product: Product | null
  /** Null where guests can buy it. */
  whyNot: WhyNot | null
}

/** Products that deals can offer, once they are known. */
export function useOffered(): ReadonlyMap<string, StaffProduct> | null {
  const { data } = useQuery(catalogsQuery)
  return (
    useMemo(
      () => data && new Map(data.flatMap(({ items }) => items).map((item) => [item.product.id, item])),
      [data],
    ) ?? null
  )
}

/** What is known of the products that deals name, also of those that cannot be sold any more. */
export function useDealProducts(ids: readonly string[]): ReadonlyMap<string, DealProductFacts> {
  const t = useT()
  const { index } = useDefaultLanguage()
  const offered = useOffered()
  const missing = offered ? [...new Set(ids)].filter((id) => !offered.has(id)) : []
  const asked = useQueries({ queries: missing.map(missingProductQuery) })
  const nameOf = (product: Product) =>
    titleOf(product, { languageIndex: index, defaultIndex: index }) || t('products.unnamed')
  const facts = new Map<string, DealProductFacts>()
  for (const id of ids) {
    const known = offered?.get(id)
    if (known) facts.set(id, { id, name: nameOf(known.product), product: known.product, whyNot: null })
  }
  for (const [place, id] of missing.entries()) {
    const { data, error } = asked[place] ?? {}
    if (data) {
      facts.set(id, { id, name: nameOf(data.product), product: data.product, whyNot: whyNot(data) })
    } else if (error) facts.set(id, { id, name: t('upselling.product.gone'), product: null, whyNot: 'gone' })
  }
  return facts
}

function whyNot({ state, product }: StaffProduct): WhyNot {
  if (state !== 'enabled') return state
  if (product.internal) return 'internal'
  return isForDeals(product) ? 'unnamed' : 'not for deals'
}
