import type { placeOrder } from '@innkeeper/api/orders/checkout.ts'
import { parsePreviewers } from '@innkeeper/domain/guestbook/previewers.ts'
import type { Take } from '@innkeeper/domain/orders/availability.ts'
import { isMatched, otherRoomOf } from '@innkeeper/domain/orders/booking-match.ts'
import type { DeliveryMethod } from '@innkeeper/domain/orders/constants.ts'
import { timeProblem } from '@innkeeper/domain/orders/delivery-times.ts'
import { asksForDays, firstMomentOf } from '@innkeeper/domain/orders/line-when.ts'
import type { PricedCart } from '@innkeeper/domain/orders/price-cart.ts'
import { isHandedOver } from '@innkeeper/domain/orders/product-kinds.ts'
import { isSoldOut } from '@innkeeper/domain/orders/sold-out.ts'
import { mostForStay } from '@innkeeper/domain/orders/stay-limit.ts'
import { firstStayMoment } from '@innkeeper/domain/orders/stay-moment.ts'
import type { PropertyLanguage } from '@innkeeper/domain/properties/localization.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Context } from '../../../platform/http/handlers.ts'
import type { PropertySnapshot } from '../../properties/service.ts'
import type { PaymentOptions } from '../order-payments.ts'
import type { Catalogue } from '../products/catalogue.ts'
import type { BookingClaims } from './booking-claims.ts'
import { type Orderer, ordererOf } from './checkout.ts'
import {
  priceFor,
  productsIn,
  stayAndClock,
  stayTimesOf,
  storeDelivery,
  takesOfCart,
  timedIn,
} from './priced.ts'
import type { ShopTerms } from './shop.ts'
import type { UpgradeWay } from './statement.ts'
import type { Visit } from './visits.ts'

export type PlaceBody = Context<typeof placeOrder>['body']

/** What the order is made from, all of it checked. */
export type PreparedOrder = {
  body: PlaceBody
  snapshot: PropertySnapshot
  language: PropertyLanguage
  visit: Visit
  /** Whose bill it goes on, or whose stay it belongs to. */
  booking: { id: string; departure: string; unitCode: string | null } | null
  isMatched: boolean
  /** The room of the booking that was named, where the guest wrote another. */
  otherRoom: string | null
  orderer: Orderer
  cart: PricedCart
  /** How and when it is had; null where its kind knows no such thing. */
  deliveryMethod: DeliveryMethod | null
  timeRequested: Date | null
  /** Whether the guest chose the time. */
  isTimed: boolean
  options: PaymentOptions
  isPreview: boolean
  /** What is taken of each day. */
  takes: Take[]
  /** How many one stay may have of each of them on a day. */
  mostOf: ReadonlyMap<string, number>
  /** Lines whose comment another device wrote, by where they stand. */
  writtenElsewhere?: ReadonlySet<number>
  /** The way of a wish for another room. */
  upgrade: UpgradeWay | null
  /** A hash of the browser that orders. */
  device: string
  /** A keyed hash of its network. */
  network: string
  now: Date
}

type Known = Pick<
  PreparedOrder,
  | 'body'
  | 'snapshot'
  | 'language'
  | 'visit'
  | 'options'
  | 'isPreview'
  | 'device'
  | 'network'
  | 'now'
  | 'writtenElsewhere'
>
type Given = Known & {
  catalogue: Awaited<ReturnType<Catalogue['of']>>
  bookingClaims: BookingClaims
  /** What the store sells to this stay; null for the guestbook. */
  shop: ShopTerms | null
  /** Whether the browser ordered before; one without a cookie is whoever it says. */
  isKnownDevice: boolean
}

/** Refuses whatever cannot be ordered, before anything is written. */
export async function prepareOrder(given: Given): Promise<PreparedOrder> {
  const { catalogue, bookingClaims, shop, isKnownDevice, ...known } = given
  const { body, snapshot, visit, isPreview, now, language } = known
  const { property } = snapshot
  refuseService(given)
  const cart = priceFor(catalogue, {
    lines: body.lines,
    delivery: deliveryOf(given),
    service: body.service,
    languageIndex: language.index,
    visit,
    offeredTo: isPreview ? parsePreviewers(body.previewAs) : [visit.visitor],
    now,
    isPreview,
    property,
    ...(shop && { shop }),
  })
  const [problem] = cart.problems
  if (problem?.code === 'order/out-of-stock') throw soldOut(body.lines[problem.line]?.productId)
  if (problem) throw new AppError(problem.code, 'The cart cannot be ordered so.', { lines: cart.problems })
  const products = productsIn(catalogue, body.lines)
  const timed = timedIn(catalogue, body.lines, shop !== null)
  // The store asks for no door: before the arrival there is none yet.
  const asks = {
    time: timed.length > 0,
    delivery: shop === null && products.some(({ options: { kind } }) => isHandedOver(kind)),
  }
  const orderer = ordererOf(body.checkout, visit, property.localization, asks)
  const asked = Date.parse(body.checkout.timeOfDelivery ?? '')
  const refusal = asks.time ? timeProblem(timed, asked, stayAndClock(visit, now, property)) : null
  if (refusal === 'order/out-of-stock') {
    throw soldOut(timed.find(({ soldOutUntil }) => isSoldOut(soldOutUntil, asked))?.id, { isToday: true })
  }
  if (refusal) throw new AppError(refusal, 'It cannot be had at this time.')
  if (cart.total !== body.total) {
    throw new AppError('order/price-changed', 'The price is another now.', { total: cart.total })
  }
  const moment = firstOf([
    asks.time ? asked : null,
    ...body.lines.map(({ when }) => firstMomentOf(when, property.timeZone)),
    firstStayMoment(
      products.filter(({ options }) => !asksForDays(options, shop !== null)),
      stayTimesOf(visit, property),
    ),
  ])
  const taking = takesOfCart(catalogue, cart, { lines: body.lines, shop })
  const named = visit.stay ?? (isPreview ? null : await namedBooking(given, orderer))
  const otherRoom = isPreview ? null : otherRoomOf(named, orderer.unit)
  // A name and a number may be overheard: with another room they are nobody's, and the order counts as a stranger's.
  const booking = visit.isSample ? null : (visit.stay ?? (otherRoom === null ? named : null))
  return {
    ...known,
    cart,
    orderer,
    booking,
    isMatched: isPreview || isMatched(shop ? 'upselling' : 'guestbook', booking, orderer.unit),
    otherRoom,
    deliveryMethod: products.some(({ options: { kind } }) => isHandedOver(kind)) ? deliveryOf(given) : null,
    takes: taking.flatMap(({ takes }) => takes),
    mostOf: mostForStay(taking),
    upgrade: null,
    timeRequested: moment === null ? null : new Date(moment),
    isTimed: asks.time,
  }
}

/** As the shop answers when a piece is gone; `isToday` where it can still be had on a later day. */
function soldOut(productId: string | undefined, more: { isToday?: true } = {}): AppError {
  return new AppError('order/out-of-stock', 'It is sold out for today.', { productId, left: 0, ...more })
}

/** The booking in house that a visitor without a link names; a bill cannot do without it. */
async function namedBooking(given: Given, orderer: Orderer) {
  const { body, snapshot, bookingClaims, network, device, isKnownDevice } = given
  const { property, units } = snapshot
  const codeOf = (unitId: string | null) => units.find(({ id }) => id === unitId)?.code ?? null
  const claim = {
    propertyId: property.propertyId,
    reservationNumber: orderer.reservationNumber ?? '',
    lastName: orderer.lastName ?? '',
    network,
    device: isKnownDevice ? device : null,
    isRoom: (unitId: string | null) => otherRoomOf({ unitCode: codeOf(unitId) }, orderer.unit) === null,
  }
  const booking = await (body.service === 'Put on bill'
    ? bookingClaims.claim(claim, property)
    : bookingClaims.match(claim, property))
  return booking && { ...booking, unitCode: codeOf(booking.unitId) }
}

/** How it reaches the guest: as the order says, and as the store has it. */
function deliveryOf({ body, shop, catalogue }: Given): DeliveryMethod | null {
  return shop ? storeDelivery(catalogue, body.lines) : body.checkout.deliveryOrPickup
}

function firstOf(moments: readonly (number | null)[]): number | null {
  const known = moments.filter((moment) => moment !== null)
  return known.length > 0 ? Math.min(...known) : null
}

function refuseService({ body, visit, options, isPreview, shop }: Given): void {
  const { service, method } = body
  const { services, methods } = options
  const isOffered = services.includes(service)
  const isMethodOffered = service !== 'Pay Now' || method === undefined || methods.includes(method)
  // A bill is that of a guest in the house, and of one who is expected, in the store; who has no link names the booking.
  const isGuestOfHouse = visit.stay === null || visit.stay.state === 'checkin' || shop !== null
  const hasBill = service !== 'Put on bill' || isPreview || isGuestOfHouse
  // The order that is changed ends with this one, so this one must not wait for a payment.
  const isSure = body.changes === undefined || service !== 'Pay Now'
  if (!isOffered || !isMethodOffered || !hasBill || !isSure) {
    throw new AppError('order/service-unavailable', 'This cannot be paid so here.')
  }
}
