import type { ErrorCode } from '@innkeeper/api/errors.ts'
import type { handleRequests, OrderRequest, RequestListQuery } from '@innkeeper/api/orders/requests.ts'
import { REQUEST_LIST_PAGE_SIZE } from '@innkeeper/api/orders/requests.ts'
import type { Database, Tx } from '../../../platform/db/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Context } from '../../../platform/http/handlers.ts'
import type { OrderMessages } from '../messages/service.ts'
import { findLines, findOrder, findPropertyFacts } from '../repository.ts'
import { accept, archive, decline, unarchive, type Work } from './decisions.ts'
import { presentListItem, presentRequest } from './presenter.ts'
import { countWaiting, findRequests } from './repository.ts'

export type BulkBody = Context<typeof handleRequests>['body']
type BulkOutcome = { done: string[]; refused: { id: string; code: ErrorCode }[] }

export async function listRequests(tx: Tx, propertyId: string, query: RequestListQuery) {
  const { timeZone } = await findPropertyFacts(tx, propertyId)
  const { rows, total } = await findRequests(tx, propertyId, query, timeZone)
  const lines =
    rows.length > 0
      ? await findLines(
          tx,
          propertyId,
          rows.map(({ id }) => id),
        )
      : []
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId)
  return {
    items: rows.map((order) => presentListItem(order, linesOf.get(order.id) ?? [])),
    total,
    page: query.page,
    pageSize: REQUEST_LIST_PAGE_SIZE,
    waiting: await countWaiting(tx, propertyId),
  }
}

/** A request with its lines and what was sent about it; throws `order/unknown`. */
export async function readRequest(
  tx: Tx,
  propertyId: string,
  requestId: string,
  messages: Pick<OrderMessages, 'list'>,
): Promise<OrderRequest> {
  const stored = await findOrder(tx, propertyId, requestId)
  if (stored?.order.stage !== 'placed' || stored.order.removedAt) {
    throw new AppError('order/unknown', 'No such request.')
  }
  return presentRequest(stored, await messages.list(tx, propertyId, requestId))
}

/** Each request for itself, in a transaction of its own: one that was handled meanwhile stops no other. */
export async function handleAll(
  db: Database,
  { ids, action }: BulkBody,
  by: Omit<Work, 'tx' | 'requestId'>,
): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { done: [], refused: [] }
  for (const id of new Set(ids)) {
    try {
      await db.tenant(by.propertyId, (tx) => handle({ ...by, tx, requestId: id }, action))
      outcome.done.push(id)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      outcome.refused.push({ id, code: error.code })
    }
  }
  return outcome
}

async function handle(work: Work, action: BulkBody['action']): Promise<void> {
  switch (action.kind) {
    case 'accept':
      await accept(work, { ...action, timeExpected: 'as asked', includesTime: true })
      return
    case 'decline':
      await decline(work, action)
      return
    case 'archive':
      await archive(work)
      return
    case 'unarchive':
      await unarchive(work)
  }
}
