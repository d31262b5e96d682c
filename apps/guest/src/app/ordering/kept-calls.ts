import { catalogueQuery, stayOrdersQuery } from '../../features/orders/api.ts'
import type { Ordering } from '../../features/orders/ordering.tsx'

/** What a saved copy needs of ordering: what there is to order, and the orders of the stay. */
export function keptCalls(ordering: Ordering): string[] {
  const { bookingId } = ordering
  return [
    catalogueQuery(ordering).key,
    ...(bookingId === null ? [] : [stayOrdersQuery({ ...ordering, bookingId }).key]),
  ]
}
