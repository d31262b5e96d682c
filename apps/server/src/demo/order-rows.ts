import type { PricedCart } from '@innkeeper/domain/orders/price-cart.ts'
import { expiryOf, removalDay } from '@innkeeper/domain/orders/request-decision.ts'
import type { Property } from '@innkeeper/domain/properties/schema.ts'
import { DAY_MS, localTimeAt } from '@innkeeper/domain/time.ts'
import type { Unit } from '@innkeeper/domain/units/schema.ts'
import { interfaceLanguageFor } from '@innkeeper/i18n/languages.ts'
import type { OrderRow } from '../features/orders/tables.ts'
import type { PlacedDraft } from './decide-order.ts'
import type { DemoBooking } from './demo-property.ts'
import { NOBODY, personOf } from './order-person.ts'
import type { DemoOrder } from './order-plan.ts'
import { stableId } from './stable-id.ts'

type Priced = Pick<OrderRow, 'service'> & {
  property: Property
  units: readonly Unit[]
  now: number
  /** What its id is made of. */
  key: string
  cart: Omit<PricedCart, 'problems'>
  delivery: OrderRow['deliveryMethod']
}

/** The rows of an order that was priced, as they stand today. */
export function orderRows(draft: PlacedDraft, priced: Priced): DemoOrder {
  const { property, cart, now } = priced
  const { propertyId, currency, timeZone, localization } = property
  const { booking } = draft
  const id = stableId(propertyId, 'order', priced.key)
  const language = languageOf(localization, booking)
  const isAutomatic = cart.lines.every((line) => line.isAutomaticallyAccepted)
  const answer = isAutomatic ? null : draft.decision
  const isAccepted = isAutomatic || answer?.status === 'accepted'
  const placedAt = new Date(draft.placedAt)
  const timeRequested = draft.timeRequested === null ? null : new Date(draft.timeRequested)
  const removeAfter = removalDay(booking?.departure ?? null, placedAt, timeZone)
  const isRemoved = removeAfter < localTimeAt(now, timeZone).date
  return {
    order: {
      propertyId,
      id,
      watchId: stableId(propertyId, 'watch', priced.key),
      // Numbered once all orders are there.
      number: 0,
      stage: 'placed',
      status: isAutomatic ? 'auto accepted' : (answer?.status ?? 'no action taken'),
      source: draft.source,
      type: draft.type,
      isPreview: false,
      isMatched: isRemoved || booking !== null,
      device: null,
      cameFrom: draft.cameFrom ?? null,
      network: null,
      foundAt: null,
      arrival: isRemoved ? (booking?.arrival ?? null) : null,
      bookingUnit: null,
      scannedUnit: null,
      voidedAt: null,
      ...(isRemoved ? NOBODY : (draft.stranger ?? personOf(booking, priced.units))),
      comment: isRemoved ? '' : draft.comment,
      language: language.code,
      languageIndex: language.index,
      deliveryMethod: priced.delivery,
      timeRequested,
      // What the store sells says its own days, and a room is there at check-in.
      timeExpected: isAccepted && draft.source === 'guestbook' ? timeRequested : null,
      service: priced.service,
      method: null,
      payment: 'none',
      holdLapsesAt: null,
      currency,
      itemsTotal: cart.itemsTotal,
      serviceCharge: cart.serviceCharge,
      serviceChargeVatRate: cart.serviceChargeVatRate,
      transactionFee: cart.transactionFee,
      transactionFeeVatRate: cart.transactionFeeVatRate,
      total: cart.total,
      vat: cart.vat,
      reason: answer?.reason ?? null,
      reasonText:
        answer?.reason === 'other' && !isRemoved ? 'The kitchen is closed for a private party.' : null,
      confirmation: answer?.by ? 'none' : null,
      decidedBy: null,
      decidedByName: answer?.by ?? null,
      decidedAt: isAutomatic ? placedAt : answer ? new Date(answer.at) : null,
      ...archived(answer?.at ?? (isAutomatic ? draft.placedAt : null), draft.timeRequested, now),
      ...done(isAccepted, draft.timeRequested, now, answer?.by ?? null),
      cancelledAt: null,
      cancelledByName: null,
      note: null,
      placedAt,
      expiresAt: isAutomatic || answer ? null : expiryOf({ timeRequested, placedAt }),
      removeAfter,
      removedAt: isRemoved ? new Date(Date.parse(removeAfter) + DAY_MS) : null,
      replacedBy: null,
      revision: answer ? 2 : 1,
    },
    lines: cart.lines.map(
      ({ place, isCounted: _, isAutomaticallyAccepted: __, takes: ___, time, ...line }) => ({
        ...line,
        propertyId,
        orderId: id,
        line: place,
        comment: isRemoved ? '' : line.comment,
        atTime: time,
        // Early check-in is one, however many hours are paid for.
        chosen: {
          quantity: line.stayTime ? 1 : line.quantity / Math.max(line.days.length, 1),
          choices: {},
          extras: [],
        },
        tookStock: false,
      }),
    ),
  }
}

export function languageOf({ languages }: Property['localization'], booking: DemoBooking | null) {
  const known = Object.values(languages).find(({ code }) => code === booking?.language)
  return { code: interfaceLanguageFor(known?.code ?? 'en'), index: known?.index ?? 0 }
}

const ARCHIVED_AFTER_MS = 3 * DAY_MS

/** The desk clears its list every few days of what is over. */
function archived(decidedAt: number | null, timeRequested: number | null, now: number) {
  const overAt = decidedAt === null ? null : Math.max(decidedAt, timeRequested ?? 0)
  return {
    archivedAt: overAt !== null && overAt < now - ARCHIVED_AFTER_MS ? new Date(overAt + DAY_MS) : null,
    archivedBy: null,
    archivedByName: null,
  }
}

/** What was promised is done when its time comes. */
function done(isAccepted: boolean, expectedAt: number | null, now: number, by: string | null) {
  const isDone = isAccepted && expectedAt !== null && expectedAt < now
  return { doneAt: isDone ? new Date(expectedAt) : null, doneByName: isDone ? by : null }
}
