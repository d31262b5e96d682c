import { cameFromIn } from '@innkeeper/domain/guestbook/feature-link.ts'
import type { RequestSource, RequestType } from '@innkeeper/domain/orders/constants.ts'
import { expiryOf, removalDay } from '@innkeeper/domain/orders/request-decision.ts'
import { addDays, instantOfLocal } from '@innkeeper/domain/time.ts'
import { newId } from '../../../platform/ids.ts'
import { categoriesOf } from '../order-events.ts'
import type { ChosenLine, OrderLineRow, OrderRow } from '../tables.ts'
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
      // Elsewhere there are no deals, whatever is said of them.
      dealId: prepared.body.shop === 'store' ? line.dealId : null,
      days: line.days,
      atTime: line.time,
      chosen: chosenIn(prepared, line.place),
      stayTime: line.stayTime,
    }),
  )
  const categories = categoriesOf(lines)
  const placed = { name: 'order.placed' as const, payload: { requestId: order.id, isPreview, categories } }
  return {
    order,
    lines,
    counted: countedIn(lines),
    places: isPreview ? [] : prepared.takes,
    most: isPreview || order.bookingId === null ? {} : Object.fromEntries(prepared.mostOf),
    upgrade: prepared.upgrade,
    events: order.stage === 'placed' ? [placed] : [],
  }
}

function chosenIn({ body, writtenElsewhere }: PreparedOrder, place: number): ChosenLine | null {
  const line = body.lines[place]
  if (!line) return null
  const { quantity, choices, extras } = line
  return {
    quantity,
    choices,
    extras,
    ...(writtenElsewhere?.has(place) && { isWrittenElsewhere: true as const }),
  }
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
    source: sourceOf(prepared),
    type: typeOf(visit.visitor.state),
    isPreview,
    isMatched: prepared.isMatched,
    device: prepared.device,
    cameFrom: cameFromIn(body.cameFrom) || null,
    network: booking || isPreview ? null : prepared.network,
    bookingId: booking?.id ?? null,
    foundAt: null,
    arrival: null,
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
    expiresAt: isAccepted
      ? null
      : expiryOf({ timeRequested, endOfFirstDay: endOfFirstDay(prepared), placedAt: now }),
    removeAfter: removalDay(booking?.departure ?? null, now, timeZone),
    removedAt: null,
    replacedBy: null,
    revision: 1,
  }
}

function sourceOf({ body, upgrade }: PreparedOrder): RequestSource {
  if (upgrade) return 'room upgrades'
  return body.shop === 'store' ? 'upselling' : 'guestbook'
}

/** Of what is had on days without a time; what the store sells without any is there when the guest comes. */
function endOfFirstDay({ cart, body, visit, timeRequested, snapshot }: PreparedOrder): Date | null {
  const days = cart.lines.filter(({ time }) => time === null).flatMap((line) => line.days)
  const isForArrival = days.length === 0 && timeRequested === null && body.shop === 'store'
  const first = days.sort()[0] ?? (isForArrival ? visit.stay?.arrival : undefined)
  if (first === undefined) return null
  const end = instantOfLocal(`${addDays(first, 1)}T00:00`, snapshot.property.timeZone)
  return end === undefined ? null : new Date(end)
}

/** When in the stay it was ordered; a visitor without a booking stands in the house. */
function typeOf(state: PreparedOrder['visit']['visitor']['state']): RequestType {
  if (state === 'precheckin') return 'pre-stay'
  return state === 'checkout' ? 'post-stay' : 'in-stay'
}
