import type { GuestOrder } from '@innkeeper/api/orders/checkout.ts'
import { hasReceipt, isCancellable, standingOf } from '@innkeeper/domain/orders/guest-standing.ts'
import type { StoredOrder } from '../repository.ts'

/** What the guest may know; nothing about a person, since the id is a link that gets forwarded. */
export function presentOrder({ order, lines }: StoredOrder, paymentUrl: string | null): GuestOrder {
  return {
    orderId: order.id,
    number: order.number,
    watchId: order.watchId,
    stage: order.stage,
    standing: standingOf(order),
    isCancellable: isCancellable(order),
    hasReceipt: hasReceipt(order),
    status: order.status,
    reason: order.reason,
    reasonText: order.reasonText,
    service: order.service,
    payment: order.payment,
    paymentUrl,
    deliveryMethod: order.deliveryMethod,
    timeRequested: order.timeRequested?.toISOString() ?? null,
    timeExpected: order.timeExpected?.toISOString() ?? null,
    placedAt: order.placedAt.toISOString(),
    currency: order.currency,
    lines: lines.map((line) => ({
      productId: line.productId,
      title: line.title,
      quantity: line.quantity,
      kind: line.kind,
      details: line.details,
      comment: line.comment,
      unitPrice: line.unitPrice,
      total: line.total,
      vatRate: line.vatRate,
      vat: line.vat,
    })),
    serviceCharge: order.serviceCharge,
    transactionFee: order.transactionFee,
    total: order.total,
    vat: order.vat,
    isPreview: order.isPreview,
  }
}
