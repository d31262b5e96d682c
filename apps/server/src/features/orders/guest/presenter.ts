import type { GuestOrder } from '@innkeeper/api/orders/checkout.ts'
import {
  decisionForGuest,
  hasReceipt,
  isCancellable,
  outcomeOf,
  standingOf,
} from '@innkeeper/domain/orders/guest-standing.ts'
import type { StoredOrder } from '../repository.ts'
import { asAsked } from './as-asked.ts'

/** Who asks: where they pay while a payment is waited for, and the device they ask from. */
type Asker = { paymentUrl: string | null; device: string | null }

/**
 * What the guest may know; nothing about a person, since the id is a link that gets forwarded. What they wrote is for
 * the device they ordered from.
 */
export function presentOrder(stored: StoredOrder, { paymentUrl, device }: Asker): GuestOrder {
  const { order, lines } = asAsked(stored)
  const isOwn = isDeviceOf(order, device)
  const { status, timeExpected } = decisionForGuest(order)
  return {
    orderId: order.id,
    number: order.number,
    watchId: order.watchId,
    stage: order.stage,
    standing: standingOf(order),
    outcome: outcomeOf(order),
    isCancellable: isOwn && isCancellable(order),
    hasReceipt: isOwn && order.foundAt === null && hasReceipt(order),
    status,
    reason: order.reason,
    reasonText: order.reasonText,
    service: order.service,
    payment: order.payment,
    paymentUrl,
    deliveryMethod: order.deliveryMethod,
    timeRequested: order.timeRequested?.toISOString() ?? null,
    timeExpected: timeExpected?.toISOString() ?? null,
    placedAt: order.placedAt.toISOString(),
    doneAt: order.doneAt?.toISOString() ?? null,
    currency: order.currency,
    lines: lines.map((line) => ({
      productId: line.productId,
      title: line.title,
      quantity: line.quantity,
      kind: line.kind,
      days: line.days,
      time: line.atTime,
      details: line.details,
      comment: isOwn && !line.chosen?.isWrittenElsewhere ? line.comment : '',
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

/** Whether the order was sent from this device. */
export function isDeviceOf(order: Pick<StoredOrder['order'], 'device'>, device: string | null): boolean {
  return order.device !== null && order.device === device
}
