import type { ErrorCode } from '@innkeeper/api/errors.ts'
import type { BillPosting } from '@innkeeper/api/integrations.ts'
import type { handleRequests, OrderRequest, RequestListQuery } from '@innkeeper/api/orders/requests.ts'
import { REQUEST_LIST_PAGE_SIZE } from '@innkeeper/api/orders/requests.ts'
import { isInScope, type RequestScope } from '@innkeeper/domain/orders/request-scope.ts'
import type { Database, Tx } from '../../../platform/db/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Context } from '../../../platform/http/handlers.ts'
import { unitsOfStays } from '../../guests/service.ts'
import type { OrderMessages } from '../messages/service.ts'
import { categoriesOf } from '../order-events.ts'
import { findOrder, findPropertyFacts, linesByOrder } from '../repository.ts'
import type { OrderRow } from '../tables.ts'
import { accept, archive, decline, unarchive, type Work } from './decisions.ts'
import { presentListItem, presentRequest } from './presenter.ts'
import { countOpen, findRequests, findRequestsOfBooking } from './repository.ts'
import { findStayTrouble } from './trouble-with-stay.ts'
import type { FindUpgrade } from './upgrade-facts.ts'

/** Where an order is on the guest's bill in another system. */
export type FindBillPosting = (tx: Tx, order: OrderRow) => Promise<BillPosting | null>

export type BulkBody = Context<typeof handleRequests>['body']
type BulkOutcome = { done: string[]; refused: { id: string; code: ErrorCode }[] }

export async function listRequests(
  tx: Tx,
  { propertyId, query, scope }: { propertyId: string; query: RequestListQuery; scope: RequestScope },
) {
  const { timeZone } = await findPropertyFacts(tx, propertyId)
  const { rows, total } = await findRequests(tx, { propertyId, query, timeZone, scope })
  return {
    items: await presentItems(tx, rows, { propertyId, scope }),
    total,
    page: query.page,
    pageSize: REQUEST_LIST_PAGE_SIZE,
    ...(await countOpen(tx, propertyId, scope)),
    categories: scope === 'all' ? null : [...scope.categories],
  }
}

/** What was ordered during one stay, for who manages guests. */
export async function listOrdersOfStay(
  tx: Tx,
  { propertyId, bookingId }: { propertyId: string; bookingId: string },
) {
  const rows = await findRequestsOfBooking(tx, propertyId, bookingId)
  return { items: await presentItems(tx, rows, { propertyId, scope: 'all' }) }
}

async function presentItems(
  tx: Tx,
  rows: readonly OrderRow[],
  { propertyId, scope }: { propertyId: string; scope: RequestScope },
) {
  const linesOf = await linesByOrder(tx, propertyId, rows)
  const unitsOf = await unitsOfStays(
    tx,
    propertyId,
    rows.map(({ bookingId }) => bookingId),
  )
  return rows.map((order) => presentListItem(order, linesOf.get(order.id) ?? [], { scope, unitsOf }))
}

/** Who knows what stands beside a request. */
type Asked = {
  messages: Pick<OrderMessages, 'list'>
  billPosting: FindBillPosting
  findUpgrade: FindUpgrade
}

/** A request with its lines and what was sent about it; throws `order/unknown`. */
export async function readRequest(
  tx: Tx,
  { propertyId, requestId, scope }: { propertyId: string; requestId: string; scope: RequestScope },
  { messages, billPosting, findUpgrade }: Asked,
): Promise<OrderRequest> {
  const stored = await findOrder(tx, propertyId, requestId)
  const isSeen =
    stored?.order.stage === 'placed' &&
    !stored.order.removedAt &&
    isInScope(scope, categoriesOf(stored.lines))
  if (!isSeen) throw new AppError('order/unknown', 'No such request.')
  const beside = {
    messages: await messages.list(tx, propertyId, requestId),
    posting: await billPosting(tx, stored.order),
    stayTrouble: await findStayTrouble(tx, stored.order),
    upgrade: await findUpgrade(tx, stored.order),
    unitsOf: await unitsOfStays(tx, propertyId, [stored.order.bookingId]),
  }
  return presentRequest(stored, beside, { scope })
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
      await accept(work, {
        ...action,
        timeExpected: 'as asked',
        includesTime: true,
        chosen: { unitId: null, bookingId: null },
      })
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
