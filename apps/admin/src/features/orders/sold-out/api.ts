import { listOnSale, type ProductOnSale, setSoldOut } from '@innkeeper/api/orders/products.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'
import type { LiveUpdates } from '../../../platform/live.tsx'

const keys = { onSale: ['onSale'] as const }

export const onSaleQuery = queryOptions({ queryKey: keys.onSale, queryFn: () => call(listOnSale, {}) })

/** What came of it is what the server answers. */
export function useSetSoldOut() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, isSoldOut }: { id: string; isSoldOut: boolean }) =>
      call(setSoldOut, { params: { productId: id }, body: { isSoldOut } }),
    onSuccess: (product) =>
      queryClient.setQueryData(onSaleQuery.queryKey, (before) => before && withProduct(before, product)),
    onError: () => queryClient.invalidateQueries({ queryKey: keys.onSale }),
  })
}

type OnSale = { items: ProductOnSale[] }

function withProduct({ items }: OnSale, product: ProductOnSale): OnSale {
  return { items: items.map((item) => (item.id === product.id ? product : item)) }
}

export const soldOutLiveUpdates: LiveUpdates = { 'product.changed': () => [keys.onSale] }
