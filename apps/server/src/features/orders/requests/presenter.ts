import type { OrderRequest, RequestListItem } from '@innkeeper/api/orders/requests.ts'
import type { StoredOrder } from '../repository.ts'
import type { OrderLineRow, OrderRow } from '../tables.ts'

type Line = Pick<OrderLineRow, 'quantity' | 'staffTitle' | 'kind' | 'comment'>

export function presentListItem(order: OrderRow, lines: readonly Line[]): RequestListItem {
  const at = (moment: Date | null) => moment?.toISOString() ?? null
  return {
    id: order.id,
    number: order.number,
    requestTime: order.placedAt.toISOString(),
    guestName: [order.firstName, order.lastName].filter(Boolean).join(' '),
    unit: order.unit,
    bookingUnit: order.bookingUnit,
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
    summary: lines.map(({ quantity, staffTitle, kind, comment }) => ({
      quantity,
      title: staffTitle,
      kind,
      comment,
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
    revision: order.revision,
  }
}

export function presentRequest(
  { order, lines }: StoredOrder,
  messages: OrderRequest['messages'],
): OrderRequest {
  return {
    ...presentListItem(order, lines),
    bookingNumber: order.reservationNumber,
    bookingId: order.bookingId,
    email: order.email,
    phone: order.phone,
    language: order.language,
    lines: lines.map((line) => ({
      productId: line.productId,
      title: line.staffTitle,
      quantity: line.quantity,
      kind: line.kind,
      details: line.staffDetails,
      comment: line.comment,
      unitPrice: line.unitPrice,
      total: line.total,
    })),
    transactionFee: order.transactionFee,
    vat: order.vat,
    reasonText: order.reasonText,
    expiresAt: order.status === 'no action taken' ? (order.expiresAt?.toISOString() ?? null) : null,
    confirmation: order.confirmation,
    messages,
  }
}
