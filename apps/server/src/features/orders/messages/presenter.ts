import type { OrderRequest } from '@innkeeper/api/orders/requests.ts'
import type { SentMessage } from '../../messaging/service.ts'

/** What staff see of a message: not whom it went to nor what it says, which the request knows. */
export function presentMessage(message: SentMessage): OrderRequest['messages'][number] {
  const { id, kind, channel, state, failure, createdAt, sentAt } = message
  return { id, kind, channel, state, failure, at: (sentAt ?? createdAt).toISOString() }
}
