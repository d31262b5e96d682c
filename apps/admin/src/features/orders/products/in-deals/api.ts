import type { AnswerOf } from '@innkeeper/api/endpoint.ts'
import { getDealsOfProduct } from '@innkeeper/api/orders/products.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../platform/call.ts'

export type DealOfProduct = AnswerOf<typeof getDealsOfProduct>['deals'][number]

/** The active deals that are made of a product, as they are now: asked before it goes off sale. */
export function dealsOfProductQuery(productId: string) {
  return queryOptions({
    queryKey: ['product-deals', productId],
    queryFn: () => call(getDealsOfProduct, { params: { productId } }),
    staleTime: 0,
  })
}
