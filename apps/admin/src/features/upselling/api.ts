import type { AnswerOf } from '@innkeeper/api/endpoint.ts'
import { createPreviewToken } from '@innkeeper/api/guestbook/preview.ts'
import { getProduct, listProducts, type StaffProduct } from '@innkeeper/api/orders/products.ts'
import {
  createDeal,
  type DealChange,
  deleteDeal,
  getCatalog,
  getDeal,
  getDealUses,
  getSoldOfDeal,
  listCatalogs,
  listDeals,
  orderDeals,
  type StaffDeal,
  saveDeal,
} from '@innkeeper/api/upselling/deals.ts'
import { getUpsellingStatistics, getUpsellingStatisticsCsv } from '@innkeeper/api/upselling/statistics.ts'
import type { Spreadsheet } from '@innkeeper/domain/properties/spreadsheet.ts'
import type { Period } from '@innkeeper/domain/statistics/period.ts'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { download } from '../../platform/download.ts'
import { listQuery } from '../../platform/list-query.ts'
import type { LiveUpdates } from '../../platform/live.tsx'
import { useListChange } from '../../platform/use-list-change.ts'

const keys = {
  list: ['deals', 'list'] as const,
  one: (dealId: string) => ['deals', 'one', dealId] as const,
  all: ['deals'] as const,
  catalogs: ['deals', 'catalogs'] as const,
  product: (productId: string) => ['products', 'one', productId] as const,
  hasProducts: ['products', 'any'] as const,
  sold: ['deal-sold'] as const,
  statistics: ['statistics', 'deals'] as const,
}

/** A token lasts an hour; a new one is fetched well before. */
const TOKEN_AGE_MS = 45 * 60_000

type StaffDeals = AnswerOf<typeof listDeals>
export type Catalog = AnswerOf<typeof listCatalogs>[number] & { items: StaffProduct[] }

export const dealsQuery = queryOptions({ queryKey: keys.list, queryFn: () => call(listDeals, {}) })

export const dealQuery = (dealId: string) =>
  queryOptions({ queryKey: keys.one(dealId), queryFn: () => call(getDeal, { params: { dealId } }) })

/** Where it stands by name, as it is now: asked before it is deleted. */
export const dealUsesQuery = (dealId: string) =>
  queryOptions({
    queryKey: [...keys.all, 'uses', dealId],
    queryFn: () => call(getDealUses, { params: { dealId } }),
    staleTime: 0,
  })

/** What is sold of the deal itself on the coming days. */
export const soldOfDealQuery = (dealId: string) =>
  queryOptions({
    queryKey: [...keys.sold, dealId],
    queryFn: async () => (await call(getSoldOfDeal, { params: { dealId } })).days,
  })

/** Every catalogue with its products: a house has a handful. */
export const catalogsQuery = queryOptions({
  queryKey: keys.catalogs,
  queryFn: async (): Promise<Catalog[]> => {
    const catalogs = await call(listCatalogs, {})
    return Promise.all(
      catalogs.map(async (catalog) => ({
        ...catalog,
        items: await call(getCatalog, { params: { catalogId: catalog.id } }),
      })),
    )
  },
})

/** Asked for what stands in a deal and in no catalogue: the answer says why. */
export const missingProductQuery = (productId: string) =>
  queryOptions({
    queryKey: keys.product(productId),
    queryFn: () => call(getProduct, { params: { productId } }),
    retry: false,
  })

/** Whether the house has a product at all, asked where none can be offered. */
export const hasProductsQuery = queryOptions({
  queryKey: keys.hasProducts,
  queryFn: async () => (await call(listProducts, { query: { type: 'product' } })).total > 0,
})

export const previewTokenQuery = queryOptions({
  queryKey: ['preview-token'],
  queryFn: () => call(createPreviewToken, {}),
  staleTime: TOKEN_AGE_MS,
  refetchInterval: TOKEN_AGE_MS,
})

/** What was saved stands in the list and in the editor at once. */
function know(queryClient: QueryClient, saved: StaffDeal): void {
  queryClient.setQueryData(keys.one(saved.deal.id), saved)
  queryClient.setQueryData<StaffDeals>(
    keys.list,
    (before) =>
      before && {
        ...before,
        items: before.items.map((item) => (item.deal.id === saved.deal.id ? saved : item)),
      },
  )
}

export function useCreateDeal() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { copyOf?: string }) => call(createDeal, { body }),
    onSuccess: (made) => {
      know(queryClient, made)
      return queryClient.invalidateQueries({ queryKey: keys.list })
    },
  })
}

type Save = { dealId: string; revision: number; change: DealChange }

export function useSaveDeal() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ dealId, ...body }: Save) => call(saveDeal, { params: { dealId }, body }),
    onSuccess: (saved) => know(queryClient, saved),
  })
}

export function useDeleteDeal(dealId: string) {
  return useListChange((_: undefined) => call(deleteDeal, { params: { dealId } }), [keys.list])
}

/** The rows stand where they were put while the server is told, and go back where it refuses. */
export function useOrderDeals() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (dealIds: string[]) => call(orderDeals, { body: { dealIds } }),
    onMutate: async (ids) => {
      await queryClient.cancelQueries({ queryKey: keys.list })
      queryClient.setQueryData<StaffDeals>(keys.list, (before) => before && inOrder(before, ids))
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.list }),
  })
}

function inOrder({ items, ...rest }: StaffDeals, ids: readonly string[]): StaffDeals {
  return {
    ...rest,
    items: items.toSorted((one, other) => ids.indexOf(one.deal.id) - ids.indexOf(other.deal.id)),
  }
}

export function dealStatisticsQuery(period: Period) {
  return listQuery(keys.statistics, period, () => call(getUpsellingStatistics, { query: period }))
}

export function useDealsCsv(period: Period) {
  return useMutation({
    mutationFn: (spreadsheet: Spreadsheet) => download(getUpsellingStatisticsCsv, { ...period, spreadsheet }),
  })
}

export const dealsLiveUpdates: LiveUpdates = {
  'deal.changed': ({ dealId }) => [keys.list, ...(dealId === null ? [] : [keys.one(dealId)])],
  // What can be sold, and so which deals are complete.
  'product.changed': () => [keys.all],
  'availability.changed': () => [keys.sold],
  'order.placed': () => [keys.statistics],
  'order.changed': () => [keys.statistics],
}
