import { priceCart } from '@innkeeper/domain/orders/price-cart.ts'
import type { Product } from '@innkeeper/domain/orders/product-schema.ts'
import { expiryOf, removalDay } from '@innkeeper/domain/orders/request-decision.ts'
import { defaultLanguage } from '@innkeeper/domain/properties/localization.ts'
import type { Property } from '@innkeeper/domain/properties/schema.ts'
import { DAY_MS, localTimeAt } from '@innkeeper/domain/time.ts'
import type { Unit } from '@innkeeper/domain/units/schema.ts'
import { interfaceLanguageFor } from '@innkeeper/i18n/languages.ts'
import type { OrderDraft } from './decide-order.ts'
import type { DemoBooking } from './demo-property.ts'
import { NOBODY, personOf } from './order-person.ts'
import type { DemoOrder } from './order-plan.ts'
import type { Dice } from './seeded-random.ts'
import { stableId } from './stable-id.ts'

type Shop = {
  property: Property
  products: readonly Product[]
  units: readonly Unit[]
  now: number
  nth: number
  number: number
  dice: Dice
}

/** The rows of the order, with the prices the product itself would ask. */
export function buildOrder(draft: OrderDraft, shop: Shop): DemoOrder {
  const { propertyId, currency, timeZone, localization } = shop.property
  const { product, booking, decision, dice } = { ...draft, dice: shop.dice }
  const id = stableId(propertyId, 'order', String(shop.nth))
  const language = languageOf(localization, booking)
  const delivery = deliveryOf(product)
  const service = dice.pick(['Put on bill', 'Put on bill', 'Pay on delivery'] as const)
  const cart = priceCart(
    {
      products: new Map(shop.products.map((one) => [one.id, one])),
      serviceCharge: feeOf(shop.products, 'baseDelivery'),
      transactionFee: feeOf(shop.products, 'deliveryFee'),
      defaultIndex: defaultLanguage(localization)?.index ?? 0,
    },
    [cartLine(draft, dice)],
    { delivery, service, languageIndex: language.index, refusalOf: () => null },
  )
  if (cart.problems.length > 0) throw new Error(`the demo cannot order ${product.id}`)
  const isAutomatic = cart.lines.every((line) => line.isAutomaticallyAccepted)
  const answer = isAutomatic ? null : decision
  const placedAt = new Date(draft.placedAt)
  const timeRequested = new Date(draft.timeRequested)
  const removeAfter = removalDay(booking?.departure ?? null, placedAt, timeZone)
  const isRemoved = removeAfter < localTimeAt(shop.now, timeZone).date
  return {
    order: {
      propertyId,
      id,
      watchId: stableId(propertyId, 'watch', String(shop.nth)),
      number: shop.number,
      stage: 'placed',
      status: isAutomatic ? 'auto accepted' : (answer?.status ?? 'no action taken'),
      source: draft.source,
      type: draft.type,
      isPreview: false,
      isMatched: isRemoved || booking !== null,
      device: null,
      network: null,
      bookingUnit: null,
      scannedUnit: null,
      voidedAt: null,
      ...(isRemoved ? NOBODY : personOf(booking, shop.units)),
      comment: isRemoved ? '' : draft.comment,
      language: language.code,
      languageIndex: language.index,
      deliveryMethod: delivery,
      timeRequested,
      timeExpected: isAutomatic || answer?.status === 'accepted' ? timeRequested : null,
      service,
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
      ...archived(answer?.at ?? (isAutomatic ? draft.placedAt : null), shop.now),
      ...done(
        isAutomatic || answer?.status === 'accepted',
        draft.timeRequested,
        shop.now,
        answer?.by ?? null,
      ),
      cancelledAt: null,
      cancelledByName: null,
      note: null,
      placedAt,
      expiresAt: isAutomatic || answer ? null : expiryOf({ timeRequested, placedAt }),
      removeAfter,
      removedAt: isRemoved ? new Date(Date.parse(removeAfter) + DAY_MS) : null,
      revision: answer ? 2 : 1,
    },
    lines: cart.lines.map(({ place, isCounted: _, isAutomaticallyAccepted: __, ...line }) => ({
      ...line,
      propertyId,
      orderId: id,
      line: place,
      comment: isRemoved ? '' : line.comment,
      tookStock: false,
    })),
  }
}

/** A service and a part of the stay are neither brought nor picked up. */
function deliveryOf({ options: { kind, deliveryMethod } }: Product) {
  return kind === 'brought' || kind === 'picked up' ? (deliveryMethod[0] ?? null) : null
}

function cartLine({ product, quantity, comment }: OrderDraft, dice: Dice) {
  const { listOfChoices, extras, quantity: limits } = product.options
  return {
    productId: product.id,
    quantity: Math.min(quantity, limits.maxQuantity),
    choices: Object.fromEntries(listOfChoices.map(({ id, choices }) => [id, dice.pick(choices).id])),
    extras: extras.filter(() => dice.between(1, 3) === 1).map(({ id }) => id),
    comment,
  }
}

function feeOf(products: readonly Product[], type: Product['type']): Product | null {
  return products.find((product) => product.type === type && product.state === 'enabled') ?? null
}

function languageOf({ languages }: Property['localization'], booking: DemoBooking | null) {
  const known = Object.values(languages).find(({ code }) => code === booking?.language)
  return { code: interfaceLanguageFor(known?.code ?? 'en'), index: known?.index ?? 0 }
}

const ARCHIVED_AFTER_MS = 3 * DAY_MS

/** The desk clears its list every few days. */
function archived(decidedAt: number | null, now: number) {
  const isArchived = decidedAt !== null && decidedAt < now - ARCHIVED_AFTER_MS
  return {
    archivedAt: isArchived ? new Date(decidedAt + DAY_MS) : null,
    archivedBy: null,
    archivedByName: null,
  }
}

/** What was promised is done when its time comes. */
function done(isAccepted: boolean, expectedAt: number, now: number, by: string | null) {
  const isDone = isAccepted && expectedAt < now
  return { doneAt: isDone ? new Date(expectedAt) : null, doneByName: isDone ? by : null }
}
