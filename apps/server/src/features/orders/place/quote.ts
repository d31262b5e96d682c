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
import type { Catalogue } from '../products/catalogue.ts'
import { orderLanguage } from './order-language.ts'
import { marked, priceFor, productsIn, stayAndClock, timedIn } from './priced.ts'
import { findSoldOut, withoutProducts } from './sold-out.ts'
import type { Visits } from './visits.ts'

type Dependencies = {
  db: Database
  clock: Clock
  properties: PropertyService
  catalogue: Catalogue
  visits: Visits
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
export function createQuote({ db, clock, properties, catalogue, visits, isPreviewToken }: Dependencies) {
  return async function quote({ propertyId, request, body }: QuoteCall): Promise<Quote> {
    await properties.requireModule(propertyId, 'guestbook')
    const [snapshot, list, visit] = await Promise.all([
      properties.snapshot(propertyId),
      catalogue.of(propertyId),
      visits.of(propertyId, body),
    ])
    const { currency } = snapshot.property
    const isPreview = body.preview !== undefined && (await isPreviewToken(body.preview, propertyId))
    const now = clock.now()
    const soldOut = await findSoldOut(db, propertyId, list, body.lines)
    const cart = priceFor(withoutProducts(list, soldOut), {
      lines: body.lines,
      delivery: body.deliveryOrPickup,
      service: body.service,
      languageIndex: orderLanguage(snapshot, request, body.language).index,
      visit,
      offeredTo: isPreview ? parsePreviewers(body.previewAs) : [visit.visitor],
      now,
      property: snapshot.property,
    })
    const ordered = productsIn(list, cart.lines)
    const timed = timedIn(list, cart.lines)
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
