import type { GuestOrder, Quote, quoteOrder } from '@innkeeper/api/orders/checkout.ts'
import { deliveryTimes } from '@innkeeper/domain/orders/delivery-times.ts'
import { asksForTime, deliveryMethodsOf } from '@innkeeper/domain/orders/product-kinds.ts'
import { chooseLanguage, type PropertyLanguage } from '@innkeeper/domain/properties/localization.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database } from '../../../platform/db/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Context } from '../../../platform/http/handlers.ts'
import { keyReused } from '../../../platform/http/idempotency.ts'
import { languagePreference } from '../../../platform/http/language-preference.ts'
import type { PropertyService, PropertySnapshot } from '../../properties/service.ts'
import { paymentPageOf } from '../guest/payment-page.ts'
import { presentOrder } from '../guest/presenter.ts'
import { messageOf } from '../messages/message-of.ts'
import type { OrderMessage } from '../messages/order-message.ts'
import type { OrderMessages } from '../messages/service.ts'
import type { OrderPayments } from '../order-payments.ts'
import type { Catalogue } from '../products/catalogue.ts'
import { findOrder, type StoredOrder } from '../repository.ts'
import type { BillBookings } from './bill-booking.ts'
import { findOrderOfKey, keyOf } from './known-key.ts'
import { newOrder } from './new-order.ts'
import { type PlaceBody, type PreparedOrder, prepareOrder } from './prepare.ts'
import { priceFor, productsIn } from './priced.ts'
import { findSoldOut, withoutProducts } from './sold-out.ts'
import { type OrderKey, type PlaceOutcome, placeOrderCall, placeRefusal } from './statement.ts'
import type { Visits } from './visits.ts'

export type PlaceDependencies = {
  db: Database
  clock: Clock
  properties: PropertyService
  catalogue: Catalogue
  visits: Visits
  billBookings: BillBookings
  nextNumber(propertyId: string): Promise<number>
  payments: Pick<OrderPayments, 'paymentOptions' | 'startPayment'>
  messages: Pick<OrderMessages, 'send'>
  isPreviewToken(token: string, propertyId: string): boolean
  linkOrigin(request: FastifyRequest): string
}

type Call<Body> = { propertyId: string; request: FastifyRequest; body: Body }

type QuoteCall = Call<Context<typeof quoteOrder>['body']>

export type PlaceService = {
  quote(call: QuoteCall): Promise<Quote>
  place(call: Call<PlaceBody>): Promise<GuestOrder>
}

export function createPlaceService(deps: PlaceDependencies): PlaceService {
  const { db, clock, properties, catalogue, visits, payments, messages } = deps

  /** A preview that has ended is refused: it must never become a real order. */
  function isPreview(token: string | undefined, propertyId: string): boolean {
    if (token === undefined) return false
    if (deps.isPreviewToken(token, propertyId)) return true
    throw new AppError('order/preview-ended', 'This preview has ended.')
  }

  async function prepare({ propertyId, request, body }: Call<PlaceBody>): Promise<PreparedOrder> {
    const [snapshot, list, visit, options] = await Promise.all([
      properties.snapshot(propertyId),
      catalogue.of(propertyId),
      visits.of(propertyId, body.booking),
      payments.paymentOptions(propertyId),
    ])
    return prepareOrder({
      body,
      snapshot,
      catalogue: list,
      visit,
      options,
      billBookings: deps.billBookings,
      language: languageFor(snapshot, request, body.language),
      isPreview: isPreview(body.preview, propertyId),
      address: request.ip,
      now: clock.now(),
    })
  }

  /** The order of an earlier call with this key, since what can be ordered may have changed after it. */
  async function orderOfKey(propertyId: string, key: OrderKey): Promise<StoredOrder | null> {
    return db.tenant(
      propertyId,
      async (tx) => {
        const orderId = await findOrderOfKey(tx, propertyId, key)
        return orderId === null ? null : findOrder(tx, propertyId, orderId)
      },
      { readOnly: true },
    )
  }

  async function store(prepared: PreparedOrder, key: OrderKey, origin: string): Promise<StoredOrder> {
    const { propertyId } = prepared.snapshot.property
    const placed = newOrder(prepared, await deps.nextNumber(propertyId))
    const received = placed.order.stage === 'placed' ? receivedMessage(prepared, placed, origin) : null
    const outcome = await write(propertyId, placeOrderCall(key, placed), received).catch((error: unknown) => {
      throw placeRefusal(error)
    })
    if (outcome.outcome === 'placed') return placed
    if (outcome.bodyHash !== key.bodyHash) throw keyReused()
    const twin = await orderOfKey(propertyId, key)
    if (!twin) throw new Error('a key that was used names its order')
    return twin
  }

  /** One round trip, unless a message is to be written with it. */
  function write(propertyId: string, call: SQL, received: OrderMessage | null): Promise<PlaceOutcome> {
    if (!received) return db.tenantCall<PlaceOutcome>(propertyId, call)
    return db.tenant(propertyId, async (tx) => {
      const { rows } = await tx.execute<{ answer: PlaceOutcome }>(sql`select ${call} as answer`)
      const [row] = rows
      if (!row) throw new Error('place_order answers')
      if (row.answer.outcome === 'placed') await messages.send(tx, received)
      return row.answer
    })
  }

  async function quote({ propertyId, request, body }: QuoteCall): Promise<Quote> {
    const [snapshot, list, visit] = await Promise.all([
      properties.snapshot(propertyId),
      catalogue.of(propertyId),
      visits.of(propertyId, body.booking),
    ])
    const { currency, timeZone } = snapshot.property
    const soldOut = await findSoldOut(db, propertyId, list, body.lines)
    const cart = priceFor(withoutProducts(list, soldOut), {
      lines: body.lines,
      delivery: body.deliveryOrPickup,
      service: body.service,
      languageIndex: languageFor(snapshot, request, body.language).index,
      visit,
      isPreview: body.preview !== undefined && deps.isPreviewToken(body.preview, propertyId),
    })
    const ordered = productsIn(list, cart.lines)
    const timed = ordered.filter(({ options }) => asksForTime(options.kind))
    return {
      currency,
      lines: cart.lines,
      problems: cart.problems.map(({ line, code }) => ({
        line,
        code: soldOut.has(body.lines[line]?.productId ?? '') ? 'order/out-of-stock' : code,
      })),
      itemsTotal: cart.itemsTotal,
      serviceCharge: cart.serviceCharge,
      transactionFee: cart.transactionFee,
      total: cart.total,
      vat: cart.vat,
      asksForTime: timed.length > 0,
      times: deliveryTimes(timed, clock.now().getTime(), timeZone).map((time) =>
        new Date(time).toISOString(),
      ),
      deliveryMethods: deliveryMethodsOf(ordered),
    }
  }

  return {
    quote,

    async place(call) {
      const { propertyId, request, body } = call
      const key = keyOf(request, body)
      const origin = deps.linkOrigin(request)
      let stored: StoredOrder
      try {
        stored = await store(await prepare(call), key, origin)
      } catch (refusal) {
        const known = refusal instanceof AppError ? await orderOfKey(propertyId, key) : null
        if (!known) throw refusal
        stored = known
      }
      return presentOrder(stored, await paymentPageOf(payments, stored, origin))
    },
  }
}

function languageFor(
  { property }: PropertySnapshot,
  request: FastifyRequest,
  index: number | undefined,
): PropertyLanguage {
  const language = chooseLanguage(property.localization, languagePreference(request, index))
  if (!language) throw new Error('a property has a language')
  return language
}

/** Said at once where the property sends receipts by e-mail. */
function receivedMessage({ snapshot, options }: PreparedOrder, { order }: StoredOrder, origin: string) {
  const isByMail = options.receiptService === 'email'
  return messageOf(order, {
    kind: 'received',
    confirmation: isByMail ? 'email' : 'none',
    property: snapshot.property,
    origin,
    hasReceipt: isByMail,
  })
}
