import { listPmsProducts } from '@innkeeper/api/integrations.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'

/** What the connected system sells; where it cannot be asked, the number is typed as before. */
export const pmsProductsQuery = queryOptions({
  queryKey: ['integrations', 'products'],
  queryFn: () => call(listPmsProducts, {}),
  staleTime: 5 * 60_000,
  retry: false,
})
