import type { RequestType } from '@innkeeper/domain/orders/constants.ts'
import { expiryOf, removalDay } from '@innkeeper/domain/orders/request-decision.ts'
import { newId } from '../../../platform/ids.ts'
import { categoriesOf } from '../order-events.ts'
import type { OrderLineRow, OrderRow } from '../tables.ts'
import type { PreparedOrder } from './prepare.ts'
import type { NewOrder } from './statement.ts'

/** The rows and events of an order; nothing is refused any more but for stock. */
export function newOrder(prepared: PreparedOrder, number: number): NewOrder {
  const { cart, isPreview } = prepared
  const order = orderRow(prepared, number)
  const lines = cart.lines.map(
    (line, place): OrderLineRow => ({
      propertyId: order.propertyId,
      orderId: order.id,
      line: place,
      productId: line.productId,
      title: line.title,
      staffTitle: line.staffTitle,
      quantity: line.quantity,
      details: line.details,
      staffDetails: line.staffDetails,
      comment: line.comment,
      unitPrice: line.unitPrice,
      total: line.total,
      vatRate: line.vatRate,
      vat: line.vat,
      kind: line.kind,
      category: line.category,
      tookStock: line.isCounted && !isPreview,
    }),
  )
  const categories = categoriesOf(lines)
  const placed = { name: 'order.placed' as const, payload: { requestId: order.id, isPreview, categories } }
  return { order, lines, counted: countedIn(lines), events: order.stage === 'placed' ? [placed] : [] }
}

function countedIn(lines: readonly OrderLineRow[]): NewOrder['counted'] {
  const wanted = new Map<string, number>()
  for (const { productId, quantity, tookStock } of lines) {
    if (tookStock) wanted.set(productId, (wanted.get(productId) ?? 0) + quantity)
  }
  return [...wanted].map(([product_id, quantity]) => ({ product_id, quantity }))
}

function orderRow(prepared: PreparedOrder, number: number): OrderRow {
  const { body, snapshot, language, visit, booking, orderer, cart, isPreview, now, timeRequested } = prepared
  const { propertyId, currency, timeZone } = snapshot.property
  // Nobody's word alone starts the kitchen: somebody looks at what comes without a booking.
  const isAccepted =
    prepared.isMatched && cart.lines.every(({ isAutomaticallyAccepted }) => isAutomaticallyAccepted)
  const isToPay = body.service === 'Pay Now' && cart.total > 0 && !isPreview
  return {
    propertyId,
    id: newId(),
    watchId: newId(),
    number,
    stage: isToPay ? 'awaiting payment' : 'placed',
    status: isAccepted ? 'auto accepted' : 'no action taken',
    source: 'guestbook',
    type: typeOf(visit.visitor.state),
    isPreview,
    isMatched: prepared.isMatched,
    device: prepared.device,
    network: booking || isPreview ? null : prepared.network,
    bookingId: booking?.id ?? null,
    ...orderer,
    bookingUnit: prepared.otherRoom,
    scannedUnit: visit.scannedRoom,
    comment: body.checkout.comments.trim(),
    language: language.code,
    languageIndex: language.index,
    deliveryMethod: prepared.deliveryMethod,
    timeRequested,
    timeExpected: isAccepted && prepared.isTimed ? timeRequested : null,
    service: body.service,
    method: body.service === 'Pay Now' ? (body.method ?? null) : null,
    voidedAt: null,
    payment: isToPay ? 'pending' : 'none',
    holdLapsesAt: null,
    currency,
    itemsTotal: cart.itemsTotal,
    serviceCharge: cart.serviceCharge,
    serviceChargeVatRate: cart.serviceChargeVatRate,
    transactionFee: cart.transactionFee,
    transactionFeeVatRate: cart.transactionFeeVatRate,
    total: cart.total,
    vat: cart.vat,
    reason: null,
    reasonText: null,
    confirmation: null,
    decidedBy: null,
    decidedByName: null,
    decidedAt: isAccepted ? now : null,
    archivedAt: null,
    archivedBy: null,
    archivedByName: null,
    doneAt: null,
    doneByName: null,
    cancelledAt: null,
    cancelledByName: null,
    note: null,
    placedAt: now,
    expiresAt: isAccepted ? null : expiryOf({ timeRequested, placedAt: now }),
    removeAfter: removalDay(booking?.departure ?? null, now, timeZone),
    removedAt: null,
    revision: 1,
  }
}

/** When in the stay it was ordered; a visitor without a booking stands in the house. */
function typeOf(state: PreparedOrder['visit']['visitor']['state']): RequestType {
  if (state === 'precheckin') return 'pre-stay'
  return state === 'checkout' ? 'post-stay' : 'in-stay'
}
