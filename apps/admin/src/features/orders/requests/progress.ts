import type { RequestListItem } from '@innkeeper/api/orders/requests.ts'

type Followed = Pick<RequestListItem, 'status' | 'archivedAt' | 'doneAt'>

const isAccepted = ({ status }: Followed) => status === 'accepted' || status === 'auto accepted'

/** Whether it was accepted and is still to be done. */
export function isToDo(request: Followed): boolean {
  return isAccepted(request) && request.doneAt === null && request.archivedAt === null
}

/** Whether it can be cancelled or refunded: after the acceptance, done or not, until it is put away. */
export function isCancellable(request: Followed): boolean {
  return isAccepted(request) && request.archivedAt === null
}
