import type { placeOrder } from '@innkeeper/api/orders/checkout.ts'
import { isDeliveryTime } from '@innkeeper/domain/orders/delivery-times.ts'
import type { PricedCart } from '@innkeeper/domain/orders/price-cart.ts'
import type { PropertyLanguage } from '@innkeeper/domain/properties/localization.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Context } from '../../../platform/http/handlers.ts'
import type { PropertySnapshot } from '../../properties/service.ts'
import type { PaymentOptions } from '../order-payments.ts'
import type { Catalogue } from '../products/catalogue.ts'
import type { BillBookings } from './bill-booking.ts'
import { type Orderer, ordererOf } from './checkout.ts'
import { priceFor, productsIn } from './priced.ts'
import type { Visit } from './visits.ts'

export type PlaceBody = Context<typeof placeOrder>['body']

/** What the order is made from, all of it checked. */
export type PreparedOrder = {
  body: PlaceBody
  snapshot: PropertySnapshot
  language: PropertyLanguage
  visit: Visit
  /** Whose bill it goes on, or whose stay it belongs to. */
  booking: { id: string; departure: string } | null
  orderer: Orderer
  cart: PricedCart
  options: PaymentOptions
  isPreview: boolean
  now: Date
}

type Given = Omit<PreparedOrder, 'booking' | 'orderer' | 'cart'> & {
  catalogue: Awaited<ReturnType<Catalogue['of']>>
  billBookings: BillBookings
  /** Of the network, for the limit on guesses. */
  address: string
}

/** Refuses whatever cannot be ordered, before anything is written. */
export async function prepareOrder(given: Given): Promise<PreparedOrder> {
  const { catalogue, billBookings, address, ...known } = given
  const { body, snapshot, visit, options, isPreview, now, language } = known
  const { property } = snapshot
  refuseService(body, visit, options, isPreview)
  const cart = priceFor(catalogue, {
    lines: body.lines,
    delivery: body.checkout.deliveryOrPickup,
    service: body.service,
    languageIndex: language.index,
    visit,
    isPreview,
  })
  const [problem] = cart.problems
  if (problem) throw new AppError(problem.code, 'The cart cannot be ordered so.', { lines: cart.problems })
  const orderer = ordererOf(body.checkout, visit.stay, property.localization)
  const asked = Date.parse(body.checkout.timeOfDelivery ?? '')
  if (!isDeliveryTime(productsIn(catalogue, body.lines), asked, now.getTime(), property.timeZone)) {
    throw new AppError('order/closed-hours', 'It cannot be had at this time.')
  }
  if (cart.total !== body.total) {
    throw new AppError('order/price-changed', 'The price is another now.', { total: cart.total })
  }
  const isClaimed = body.service === 'Put on bill' && !visit.stay && !isPreview
  const booking = isClaimed
    ? await billBookings.claim(
        {
          propertyId: property.propertyId,
          reservationNumber: orderer.reservationNumber ?? '',
          lastName: orderer.lastName ?? '',
          address,
        },
        property,
      )
    : visit.stay
  return { ...known, cart, orderer, booking }
}

function refuseService(
  { service, method }: PlaceBody,
  { stay }: Visit,
  { services, methods }: PaymentOptions,
  isPreview: boolean,
): void {
  const isOffered = services.includes(service)
  const isMethodOffered = service !== 'Pay Now' || method === undefined || methods.includes(method)
  // A bill is that of a guest in the house; who has no link names the booking.
  const hasBill = service !== 'Put on bill' || isPreview || stay === null || stay.state === 'checkin'
  if (!isOffered || !isMethodOffered || !hasBill) {
    throw new AppError('order/service-unavailable', 'This cannot be paid so here.')
  }
}
