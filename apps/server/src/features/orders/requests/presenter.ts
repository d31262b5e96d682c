import type { BillPosting } from '@innkeeper/api/integrations.ts'
import type { OrderRequest, RequestListItem } from '@innkeeper/api/orders/requests.ts'
import { roomOfOrder } from '@innkeeper/domain/orders/booking-match.ts'
import { noticeOf } from '@innkeeper/domain/orders/request-decision.ts'
import { isInScope, type RequestScope } from '@innkeeper/domain/orders/request-scope.ts'
import type { StoredOrder } from '../repository.ts'
import type { OrderLineRow, OrderRow } from '../tables.ts'

/** Who asks: somebody who handles guests, or the kitchen with its categories. */
type Asking = { scope: RequestScope }

/** The rooms that the stays of orders have now, by the ids of their bookings. */
export type UnitsOfStays = ReadonlyMap<string, string>

type Line = Pick<
  OrderLineRow,
  'quantity' | 'staffTitle' | 'kind' | 'comment' | 'category' | 'days' | 'atTime'
>

const isOwn = (scope: RequestScope, { category }: Pick<OrderLineRow, 'category'>) =>
  isInScope(scope, [category ?? ''])
/** What a guest wrote to a line is for whoever prepares it: a massage’s words are none of the kitchen’s. */
const commentOn = (scope: RequestScope, line: Pick<OrderLineRow, 'category' | 'comment'>) =>
  isOwn(scope, line) ? line.comment : ''

export function presentListItem(
  order: OrderRow,
  lines: readonly Line[],
  { scope, unitsOf }: Asking & { unitsOf: UnitsOfStays },
): RequestListItem {
  const at = (moment: Date | null) => moment?.toISOString() ?? null
  const notice = noticeOf(order)
  const item = {
    id: order.id,
    number: order.number,
    requestTime: order.placedAt.toISOString(),
    guestName: [order.firstName, order.lastName].filter(Boolean).join(' '),
    unit: roomOfOrder({ ...order, isDone: order.doneAt !== null }, stayOf(order, unitsOf)),
    bookingUnit: order.bookingUnit,
    scannedUnit: order.scannedUnit,
    isMatched: order.isMatched,
    isPaidLate: order.voidedAt !== null,
    source: order.source,
    status: order.status,
    reason: order.reason,
    type: order.type,
    deliveryMethod: order.deliveryMethod,
    timeRequested: at(order.timeRequested),
    timeExpected: at(order.timeExpected),
    comment: order.comment,
    summary: lines.map((line) => ({
      quantity: line.quantity,
      title: line.staffTitle,
      kind: line.kind,
      comment: commentOn(scope, line),
      days: line.days,
      time: line.atTime,
    })),
    total: order.total,
    serviceCharge: order.serviceCharge,
    currency: order.currency,
    service: order.service,
    payment: order.payment,
    holdLapsesAt: order.payment === 'held' ? at(order.holdLapsesAt) : null,
    isPreview: order.isPreview,
    decidedBy: order.decidedByName,
    decidedAt: at(order.decidedAt),
    archivedAt: at(order.archivedAt),
    doneAt: at(order.doneAt),
    doneBy: order.doneByName,
    cancelledAt: at(order.cancelledAt),
    notice: notice && { ...notice, at: at(notice.at) },
    note: order.note,
    revision: order.revision,
  }
  return scope === 'all' ? item : { ...item, ...NOTHING_OF_THE_GUEST }
}

function stayOf({ bookingId }: Pick<OrderRow, 'bookingId'>, unitsOf: UnitsOfStays) {
  return bookingId === null ? null : { unit: unitsOf.get(bookingId) ?? null }
}

/** The kitchen gets the unit and the comment, and of the guest nothing else. */
const NOTHING_OF_THE_GUEST = { guestName: '', bookingUnit: null, scannedUnit: null, note: null }
const NO_WAY_TO_THE_GUEST = {
  bookingNumber: null,
  bookingId: null,
  email: null,
  phone: null,
  language: '',
  reasonText: null,
  confirmation: null,
  posting: null,
  messages: [],
}

/** What other features know of it. */
type Beside = {
  messages: OrderRequest['messages']
  posting: BillPosting | null
  stayTrouble: OrderRequest['stayTrouble']
  upgrade: OrderRequest['upgrade']
  unitsOf: UnitsOfStays
}

export function presentRequest(
  { order, lines }: StoredOrder,
  { messages, posting, stayTrouble, upgrade, unitsOf }: Beside,
  { scope }: Asking,
): OrderRequest {
  const request = {
    ...presentListItem(order, lines, { scope, unitsOf }),
    bookingNumber: order.reservationNumber,
    bookingId: order.bookingId,
    email: order.email,
    phone: order.phone,
    reach: { hasPhone: order.phone !== null, hasEmail: order.email !== null },
    language: order.language,
    lines: lines.map((line) => ({
      productId: line.productId,
      title: line.staffTitle,
      quantity: line.quantity,
      kind: line.kind,
      isOwn: isOwn(scope, line),
      details: line.staffDetails,
      comment: commentOn(scope, line),
      days: line.days,
      time: line.atTime,
      unitPrice: line.unitPrice,
      total: line.total,
    })),
    transactionFee: order.transactionFee,
    vat: order.vat,
    reasonText: order.reasonText,
    // The hours of one that was accepted are the stay's own by now.
    stayTrouble: stayTrouble === 'no hours' && order.status !== 'no action taken' ? null : stayTrouble,
    upgrade,
    expiresAt: order.status === 'no action taken' ? (order.expiresAt?.toISOString() ?? null) : null,
    confirmation: order.confirmation,
    posting,
    messages,
  }
  return scope === 'all' ? request : { ...request, ...NO_WAY_TO_THE_GUEST }
}
