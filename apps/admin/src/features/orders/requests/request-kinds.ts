import type { RequestListItem } from '@innkeeper/api/orders/requests.ts'
import { asksForTime } from '@innkeeper/domain/orders/product-kinds.ts'

type Ordered = Pick<RequestListItem, 'summary' | 'deliveryMethod'>

/** Whether anything in it is had at a time; of what is part of the stay no time is promised. */
export function isTimed({ summary }: Pick<Ordered, 'summary'>): boolean {
  return summary.some(({ kind }) => asksForTime(kind))
}

/** How the guest gets it: brought, picked up, done at a time, or as part of the stay. */
export function wayOf(request: Ordered): 'delivery' | 'pickup' | 'service' | 'stay' {
  if (request.deliveryMethod) return request.deliveryMethod
  return isTimed(request) ? 'service' : 'stay'
}
