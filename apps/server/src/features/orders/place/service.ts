import type { GuestOrder, Quote } from '@innkeeper/api/orders/checkout.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database } from '../../../platform/db/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { PropertyService } from '../../properties/service.ts'
import { changedOrder } from '../availability/taken-by-order.ts'
import { paymentPageOf } from '../guest/payment-page.ts'
import { presentOrder } from '../guest/presenter.ts'
import type { OrderMessages } from '../messages/service.ts'
import type { OrderDevice, OrderDevices } from '../order-device.ts'
import type { OrderPayments } from '../order-payments.ts'
import type { Catalogue } from '../products/catalogue.ts'
import type { StoredOrder } from '../repository.ts'
import type { OrderEffects } from '../requests/order-effects.ts'
import type { BookingClaims } from './booking-claims.ts'
import { withKeptWords } from './kept-words.ts'
import { keyOf } from './known-key.ts'
import { orderLanguage } from './order-language.ts'
import { type PlaceBody, type PreparedOrder, prepareOrder } from './prepare.ts'
import { createQuote } from './quote.ts'
import { dealTitlesOf, requireShop, type Shops, shopFor } from './shop.ts'
import { createStoreOrder } from './store-order.ts'
import type { Visits } from './visits.ts'

export type PlaceDependencies = {
  db: Database
  clock: Clock
  properties: PropertyService
  catalogue: Catalogue
  visits: Visits
  shops: Shops
  devices: OrderDevices
  bookingClaims: BookingClaims
  /** A keyed hash: addresses are few enough to be tried out. */
  networkOf(request: FastifyRequest, propertyId: string): string
  nextNumber(propertyId: string): Promise<number>
  payments: Pick<OrderPayments, 'paymentOptions' | 'startPayment' | 'refreshPayment' | 'settlePayment'>
  messages: Pick<OrderMessages, 'send'>
  effects: Pick<OrderEffects, 'concern' | 'accepted'>
  isPreviewToken(token: string, propertyId: string): Promise<boolean>
  linkOrigin(request: FastifyRequest): string
}

type PlaceCall = { propertyId: string; request: FastifyRequest; body: PlaceBody }

export type PlaceService = {
  quote(call: Parameters<ReturnType<typeof createQuote>>[0]): Promise<Quote>
  place(call: PlaceCall, reply: FastifyReply): Promise<GuestOrder>
}

export function createPlaceService(deps: PlaceDependencies): PlaceService {
  const { clock, properties, catalogue, visits, devices, payments } = deps
  const { orderOfKey, store } = createStoreOrder(deps)

  /** A preview that has ended is refused: it must never become a real order. */
  async function isPreview(token: string | undefined, propertyId: string): Promise<boolean> {
    if (token === undefined) return false
    if (await deps.isPreviewToken(token, propertyId)) return true
    throw new AppError('order/preview-ended', 'This preview has ended.')
  }

  async function prepare(
    { propertyId, request, body }: PlaceCall,
    { device, isKnown }: OrderDevice,
  ): Promise<PreparedOrder> {
    const [snapshot, list, visit, options] = await Promise.all([
      properties.snapshot(propertyId),
      catalogue.of(propertyId),
      visits.of(propertyId, body),
      payments.paymentOptions(propertyId),
    ])
    const now = clock.now()
    const isTriedOut = await isPreview(body.preview, propertyId)
    const shop = await shopFor(deps.shops, { propertyId, body, visit, isPreview: isTriedOut, now })
    const changed = changedOrder({ propertyId, stay: visit.stay, watchId: body.changes })
    return prepareOrder({
      ...shop,
      ...(await withKeptWords(deps.db, body, { changed, device })),
      snapshot,
      catalogue: list,
      options,
      bookingClaims: deps.bookingClaims,
      language: orderLanguage(snapshot, request, body.language),
      isPreview: isTriedOut,
      network: deps.networkOf(request, propertyId),
      device,
      isKnownDevice: isKnown,
      now,
    })
  }

  return {
    quote: createQuote(deps),

    async place(call, reply) {
      const { propertyId, request, body } = call
      await requireShop(properties, propertyId, body.shop)
      const key = keyOf(request, body)
      const origin = deps.linkOrigin(request)
      const from = devices.forOrder(request, key.key)
      // Also where it is refused: a browser that guesses is known by it the next time.
      from.keep(reply)
      let stored: StoredOrder
      try {
        const prepared = await prepare(call, from)
        // An attempt that was paid a moment ago is an order, whether or not its provider has told us.
        if (body.replaces) await payments.refreshPayment(propertyId, body.replaces)
        stored = await store(prepared, { key, origin, isKnownDevice: from.isKnown })
      } catch (refusal) {
        const known = refusal instanceof AppError ? await orderOfKey(propertyId, key) : null
        if (!known) throw refusal
        stored = known
      }
      const paymentUrl = await paymentPageOf(payments, stored, origin)
      const dealTitles = await dealTitlesOf(deps.shops, { ...stored.order, lines: stored.lines })
      return presentOrder(stored, { paymentUrl, device: from.device, dealTitles })
    },
  }
}
