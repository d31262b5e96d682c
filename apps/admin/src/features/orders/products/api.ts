import {
  createProduct,
  getProduct,
  getSoldOfProduct,
  listProducts,
  type ProductChange,
  type ProductListQuery,
  type StaffProduct,
  saveProduct,
} from '@innkeeper/api/orders/products.ts'
import type { ProductType } from '@innkeeper/domain/orders/constants.ts'
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'
import type { LiveUpdates } from '../../../platform/live.tsx'
import { offerLiveUpdates } from './offer/api.ts'

export const productsKey = ['products'] as const
const keys = { all: productsKey, list: ['products', 'list'] as const, sold: ['product-sold'] as const }

export function productListQuery(query: Partial<ProductListQuery>) {
  return queryOptions({
    queryKey: [...keys.list, query],
    queryFn: () => call(listProducts, { query }),
    // The old page stays until the new one is there: nothing jumps while typing.
    placeholderData: keepPreviousData,
  })
}

export function productQuery(productId: string) {
  return queryOptions({
    queryKey: [...keys.all, 'one', productId],
    queryFn: () => call(getProduct, { params: { productId } }),
  })
}

/** What is sold of it on the coming days. */
export function soldOfProductQuery(productId: string) {
  return queryOptions({
    queryKey: [...keys.sold, productId],
    queryFn: async () => (await call(getSoldOfProduct, { params: { productId } })).days,
  })
}

function know(queryClient: QueryClient, product: StaffProduct): void {
  queryClient.setQueryData(productQuery(product.product.id).queryKey, product)
  void queryClient.invalidateQueries({ queryKey: keys.list })
}

export function useCreateProduct() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { type?: ProductType; copyOf?: string }) => call(createProduct, { body }),
    onSuccess: (made) => know(queryClient, made),
  })
}

type Save = { productId: string; revision: number; change: ProductChange }

export function useSaveProduct() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ productId, ...body }: Save) => call(saveProduct, { params: { productId }, body }),
    onSuccess: (saved) => know(queryClient, saved),
  })
}

export const productsLiveUpdates: LiveUpdates = {
  ...offerLiveUpdates,
  'product.changed': () => [keys.all],
  'availability.changed': () => [keys.sold],
}
