import type { OrderRequest } from '@innkeeper/api/orders/requests.ts'
import type { MessageRow } from './tables.ts'

/** What staff see of a message: not whom it went to nor what it says, which the order knows. */
export function presentMessage(row: MessageRow): OrderRequest['messages'][number] {
  const { id, kind, channel, state, failure, createdAt, sentAt } = row
  return { id, kind, channel, state, failure, at: (sentAt ?? createdAt).toISOString() }
}
