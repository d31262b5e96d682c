import type { Quote, quoteOrder } from '@innkeeper/api/orders/checkout.ts'
import { parsePreviewers } from '@innkeeper/domain/guestbook/previewers.ts'
import {
  clashing,
  deliveryTimes,
  nextOpening,
  type TimeProblemCode,
} from '@innkeeper/domain/orders/delivery-times.ts'
import { asksForTime, deliveryMethodsOf } from '@innkeeper/domain/orders/product-kinds.ts'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database } from '../../../platform/db/port.ts'
import type { Context } from '../../../platform/http/handlers.ts'
import type { PropertyService } from '../../properties/service.ts'
import { findFullLines } from '../availability/find-full-lines.ts'
import type { EndingOrders } from '../availability/taken-by-order.ts'
import { findOverStay } from '../availability/within-stay.ts'
import type { OrderDevices } from '../order-device.ts'
import type { Catalogue } from '../products/catalogue.ts'
import { orderLanguage } from './order-language.ts'
import { marked, priceFor, productsIn, stayAndClock, storeDelivery, takesOfCart, timedIn } from './priced.ts'
import { requireShop, type Shops, shopFor } from './shop.ts'
import { findSoldOut, withoutProducts } from './sold-out.ts'
import type { Visits } from './visits.ts'

type Dependencies = {
  db: Database
  clock: Clock
  properties: PropertyService
  catalogue: Catalogue
  visits: Visits
  shops: Shops
  devices: Pick<OrderDevices, 'of'>
  isPreviewToken(token: string, propertyId: string): Promise<boolean>
}

/** Where it can be had at another time than those of its window. */
const UNTIMELY: readonly string[] = [
  'order/closed-hours',
  'order/too-late',
  'order/out-of-stock',
] satisfies TimeProblemCode[]

type QuoteCall = { propertyId: string; request: FastifyRequest; body: Context<typeof quoteOrder>['body'] }

/** What a cart costs and when it can be had; stores nothing. */
export function createQuote({
  db,
  clock,
  properties,
  catalogue,
  visits,
  shops,
  devices,
  isPreviewToken,
}: Dependencies) {
  return async function quote({ propertyId, request, body }: QuoteCall): Promise<Quote> {
    await requireShop(properties, propertyId, body.shop)
    const [snapshot, list, visitor] = await Promise.all([
      properties.snapshot(propertyId),
      catalogue.of(propertyId),
      visits.of(propertyId, body),
    ])
    const { currency } = snapshot.property
    const now = clock.now()
    const isPreview = body.preview !== undefined && (await isPreviewToken(body.preview, propertyId))
    const { visit, shop } = await shopFor(shops, { propertyId, body, visit: visitor, isPreview, now })
    const ending: EndingOrders = {
      ...{ propertyId, stay: visit.stay, device: devices.of(request) },
      ...{ changes: body.changes, replaces: body.replaces },
    }
    const soldOut = await findSoldOut(db, list, {
      propertyId,
      lines: body.lines,
      property: snapshot.property,
      ending,
    })
    const available = withoutProducts(list, soldOut)
    const asked = {
      lines: body.lines,
      delivery: shop ? storeDelivery(list, body.lines) : body.deliveryOrPickup,
      service: body.service,
      languageIndex: orderLanguage(snapshot, request, body.language).index,
      visit,
      offeredTo: isPreview ? parsePreviewers(body.previewAs) : [visit.visitor],
      now,
      isPreview,
      property: snapshot.property,
      ...(shop && { shop }),
    }
    const wanted = priceFor(available, asked)
    // A preview takes nothing of what there is.
    const lines = isPreview ? [] : takesOfCart(list, wanted, { lines: body.lines, shop })
    const overStay = await findOverStay(db, { lines, ending })
    const full = await findFullLines(db, { propertyId, lines, ending })
    const isRefused = full.size > 0 || overStay.size > 0
    const cart = isRefused ? priceFor(available, { ...asked, full, overStay }) : wanted
    const ordered = productsIn(list, cart.lines)
    const timed = timedIn(list, cart.lines, shop !== null)
    const days = stayAndClock(visit, now, snapshot.property)
    const times = deliveryTimes(timed, days)
    const nextOf = (productId: string | undefined) => {
      const product = list.products.get(productId ?? '')
      const next =
        product && asksForTime(product.options.kind) ? nextOpening(marked(list, product), days) : null
      return next === null ? null : new Date(next).toISOString()
    }
    return {
      currency,
      lines: cart.lines,
      problems: cart.problems.map(({ line, code }) => {
        const productId = body.lines[line]?.productId
        const isGone = soldOut.has(productId ?? '')
        return {
          line,
          code: isGone ? 'order/out-of-stock' : code,
          next: !isGone && UNTIMELY.includes(code) ? nextOf(productId) : null,
        }
      }),
      itemsTotal: cart.itemsTotal,
      serviceCharge: cart.serviceCharge,
      transactionFee: cart.transactionFee,
      total: cart.total,
      vat: cart.vat,
      asksForTime: timed.length > 0,
      times: times.map((time) => new Date(time).toISOString()),
      clashing: clashing(timed, days).map(({ id }) => id),
      deliveryMethods: deliveryMethodsOf(ordered),
      scannedRoom: visit.scannedRoom,
    }
  }
}
