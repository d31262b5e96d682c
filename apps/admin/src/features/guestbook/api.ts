import { listEditors } from '@innkeeper/api/guestbook/presence.ts'
import { createPreviewToken } from '@innkeeper/api/guestbook/preview.ts'
import { getPublishFacts } from '@innkeeper/api/guestbook/publish-facts.ts'
import { getVersion, listVersions } from '@innkeeper/api/guestbook/versions.ts'
import { getCard, listCards } from '@innkeeper/api/guestbook.ts'
import { listProducts, type StaffProduct } from '@innkeeper/api/orders/products.ts'
import { listDeals } from '@innkeeper/api/upselling/deals.ts'
import type { Card } from '@innkeeper/domain/guestbook/card-schema.ts'
import { documentsOfCards } from '@innkeeper/domain/guestbook/publish-checks/documents.ts'
import { picturesOf } from '@innkeeper/domain/guestbook/publish-checks/pictures.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import type { LiveUpdates } from '../../platform/live.tsx'
import type { CardList } from './card-list-changes.ts'
import { movesAnswered } from './list/move-queue.ts'
import { newestList } from './list/newest-list.ts'

/** What the look before publishing asks for. */
export const factsKey = ['publish-facts'] as const

const keys = {
  list: ['cards'] as const,
  editors: ['card-editors'] as const,
  versions: ['guestbook-versions'] as const,
  products: ['products', 'all'] as const,
  deals: ['cards', 'deals'] as const,
}

/** A token lasts an hour; a new one is fetched well before. */
const TOKEN_AGE_MS = 45 * 60_000
/** Events tell when it changes; the day turns without one. */
const FACTS_AGE_MS = 60_000
/** Presence ends by itself after 45 seconds, which no event tells. */
const EDITORS_EVERY_MS = 30_000

export const cardListQuery = queryOptions({
  queryKey: keys.list,
  queryFn: ({ client }) =>
    newestList({
      ask: () => call(listCards, {}),
      known: () => client.getQueryData<CardList>(keys.list),
      movesAnswered,
    }),
  // Every saved key stroke changes it; the editor asks once when it opens and then follows what happens.
  staleTime: Number.POSITIVE_INFINITY,
})

/** Asked only for a card that is not in the list: the answer says why. */
export function cardQuery(cardId: string) {
  return queryOptions({
    queryKey: ['card', cardId],
    queryFn: () => call(getCard, { params: { cardId } }),
    staleTime: 0,
  })
}

/** What cards can name; asked again when they name another file. */
export function publishFactsQuery(cards: readonly Card[]) {
  return queryOptions({
    queryKey: [...factsKey, [...picturesOf(cards), ...documentsOfCards(cards)].join(' ')],
    queryFn: () => call(getPublishFacts, {}),
    staleTime: FACTS_AGE_MS,
  })
}

export const editorsQuery = queryOptions({
  queryKey: keys.editors,
  queryFn: () => call(listEditors, {}),
  refetchInterval: EDITORS_EVERY_MS,
})

export const versionsQuery = queryOptions({
  queryKey: keys.versions,
  queryFn: () => call(listVersions, {}),
})

export function versionQuery(version: number) {
  return queryOptions({
    queryKey: [...keys.versions, version],
    queryFn: () => call(getVersion, { params: { version } }),
    // What was published stays as it was.
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export const previewTokenQuery = queryOptions({
  queryKey: ['preview-token'],
  queryFn: () => call(createPreviewToken, {}),
  staleTime: TOKEN_AGE_MS,
  refetchInterval: TOKEN_AGE_MS,
})

/** A house has a few dozen; more than this are looked up in the list of products. */
const PRODUCT_PAGES_MAX = 10

/** Every product there is to put on a card; archived ones are not. */
export const allProductsQuery = queryOptions({
  queryKey: keys.products,
  queryFn: async () => {
    const products: StaffProduct[] = []
    for (let page = 1; page <= PRODUCT_PAGES_MAX; page++) {
      const { items, total } = await call(listProducts, { query: { type: 'product', sort: 'name', page } })
      products.push(...items)
      if (products.length >= total || items.length === 0) break
    }
    return products
  },
})

export const allDealsQuery = queryOptions({
  queryKey: keys.deals,
  queryFn: async () => (await call(listDeals, {})).items,
})

export const guestbookLiveUpdates: LiveUpdates = {
  'guestbook.published': () => [keys.versions],
  'product.changed': () => [factsKey],
  'deal.changed': () => [keys.deals],
  'media.changed': () => [factsKey],
  'property.changed': () => [factsKey],
  'card.editing': () => [keys.editors],
}
