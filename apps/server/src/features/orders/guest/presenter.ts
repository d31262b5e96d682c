import type { GuestOrder } from '@innkeeper/api/orders/checkout.ts'
import {
  decisionForGuest,
  hasReceipt,
  isCancellable,
  outcomeOf,
  standingOf,
} from '@innkeeper/domain/orders/guest-standing.ts'
import type { DealTitles } from '../place/shop.ts'
import type { StoredOrder } from '../repository.ts'
import { asAsked } from './as-asked.ts'

type Asker = {
  /** Where they pay while a payment is waited for. */
  paymentUrl: string | null
  /** The device they ask from. */
  device: string | null
  /** What the deals of its lines are called. */
  dealTitles?: DealTitles
  /** The order in its place, as far as they may know. */
  replacedBy?: string | null
  /** The address that was written to about it, masked, as far as they may know. */
  writtenTo?: string | null
}

/**
 * What the guest may know; nothing about a person, since the id is a link that gets forwarded. What they wrote is for
 * the device they ordered from.
 */
export function presentOrder(
  stored: StoredOrder,
  { paymentUrl, device, dealTitles, replacedBy = null, writtenTo = null }: Asker,
): GuestOrder {
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
    source: order.source,
    isReplaced: order.replacedBy !== null,
    replacedBy,
    ...(writtenTo !== null && { writtenTo }),
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
      dealTitle: titleOfDeal(line, dealTitles),
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

/** What the deal of a line is called; null without one, and of one that is gone. */
export function titleOfDeal({ dealId }: { dealId: string | null }, titles?: DealTitles): string | null {
  return (dealId !== null && titles?.get(dealId)) || null
}

/** Whether the order was sent from this device. */
export function isDeviceOf(order: Pick<StoredOrder['order'], 'device'>, device: string | null): boolean {
  return order.device !== null && order.device === device
}
