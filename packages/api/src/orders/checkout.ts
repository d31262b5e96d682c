import { clockSchema, daySchema, momentSchema } from '@innkeeper/domain/calendar-schema.ts'
import { LINK_ID_MAX_LENGTH } from '@innkeeper/domain/guestbook/constants.ts'
import { PREVIEWERS_MAX } from '@innkeeper/domain/guestbook/previewers.ts'
import { propertyIdSchema, publicIdSchema } from '@innkeeper/domain/ids.ts'
import {
  CHOICES_MAX,
  COMMENT_MAX,
  DECLINE_REASONS,
  DELIVERY_METHODS,
  MAX_DAYS_OF_LINE,
  MAX_QUANTITY_LIMIT,
  ORDER_LINES_MAX,
  ORDER_OUTCOMES,
  PRODUCT_KINDS,
  REQUEST_SOURCES,
  REQUEST_STATUSES,
} from '@innkeeper/domain/orders/constants.ts'
import { PAYMENT_METHODS, PAYMENT_SERVICES, PAYMENT_STATES } from '@innkeeper/domain/payments/constants.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'

const hotelParams = z.object({ hotel: propertyIdSchema })
const amountSchema = z.int().check(z.gte(0))
const lineText = (max: number) => z.string().check(z.maxLength(max))

/** Counted before any is looked at: each that is wrong would become a part of the answer. */
const chosenSchema = z.pipe(
  z.unknown().check(z.refine((chosen) => Object.keys(chosen ?? {}).length <= CHOICES_MAX)),
  z.record(publicIdSchema, publicIdSchema),
)

export const orderLineSchema = z.object({
  productId: publicIdSchema,
  quantity: z.int().check(z.gte(1), z.lte(MAX_QUANTITY_LIMIT)),
  /** Choice list id to the chosen id. */
  choices: z._default(chosenSchema, {}),
  /** Extra ids, each once per piece. */
  extras: z._default(z.array(publicIdSchema).check(z.maxLength(30)), []),
  comment: z._default(lineText(COMMENT_MAX), ''),
  /** For which days, and the time on them, where the product is counted by days, and in the store where it has a time. */
  when: z._default(
    z.nullable(
      z.object({
        days: z.array(daySchema).check(z.minLength(1), z.maxLength(MAX_DAYS_OF_LINE)),
        time: z.nullable(clockSchema),
      }),
    ),
    null,
  ),
  /** The deal of the store it is bought by. */
  dealId: z._default(z.nullable(publicIdSchema), null),
})
export type OrderLine = z.infer<typeof orderLineSchema>

/** Checkout fields (spec 3). What a known booking fills may be left out; the server knows it. */
export const checkoutSchema = z.object({
  reservationNumber: z._default(lineText(60), ''),
  firstName: z._default(lineText(100), ''),
  lastName: z._default(lineText(100), ''),
  roomNumber: z._default(lineText(40), ''),
  email: z._default(lineText(200), ''),
  phoneNumber: z._default(lineText(40), ''),
  /** The instant asked for, one of those the quote offers; left out of what is part of the stay. */
  timeOfDelivery: z.nullable(momentSchema),
  deliveryOrPickup: z.nullable(z.enum(DELIVERY_METHODS)),
  comments: z._default(lineText(COMMENT_MAX), ''),
})
export type Checkout = z.infer<typeof checkoutSchema>

const cartSchema = {
  /** Where it is bought: the store sells deals before the arrival, to the booking of its link alone. */
  shop: z._default(z.enum(['guestbook', 'store']), 'guestbook'),
  /** What led the guest here: a message, a card or a page. */
  cameFrom: z.optional(lineText(60)),
  /** The booking's link key. */
  booking: z.optional(lineText(100)),
  /** What the QR code of a unit carries: without a booking, the order is for its room unless another is written. */
  linkId: z.optional(lineText(LINK_ID_MAX_LENGTH)),
  /** Language index the guest reads, for the order's words and messages. */
  language: z.optional(z.int().check(z.gte(0), z.lte(999))),
  lines: z.array(orderLineSchema).check(z.minLength(1), z.maxLength(ORDER_LINES_MAX)),
  /** A signed preview token: an order is shown apart, charges and sends nothing. */
  preview: z.optional(lineText(400)),
  /** Whom the preview stands for; it can order what they could. */
  previewAs: z.optional(lineText(PREVIEWERS_MAX)),
  /**
   * The watch id of an order of the same stay that nobody has answered yet and that this one takes the place of: the old
   * one gives back what it took, then the new one takes. Refused, it leaves the old one standing; where staff were
   * quicker it is 409 `order/already-answered`.
   */
  changes: z.optional(lineText(100)),
  /**
   * The order of an earlier attempt at the same wish, still unpaid, of this stay or browser: what it took counts as free.
   * It is given up with the new one, also at the payment provider. Where it was paid meanwhile, the new one is refused
   * with 409 `order/already-placed` and `details.orderId`.
   */
  replaces: z.optional(publicIdSchema),
}

const pricedLineSchema = z.object({
  productId: z.string(),
  title: z.string(),
  quantity: z.int(),
  kind: z.enum(PRODUCT_KINDS),
  /** The days it is for, and the time on them; none where the order's own time holds. */
  days: z.array(z.string()),
  time: z.nullable(z.string()),
  /** Names of what was chosen and added. */
  details: z.array(z.string()),
  comment: z.string(),
  /** One piece with its choices and extras. */
  unitPrice: amountSchema,
  total: amountSchema,
  vatRate: z.int(),
  vat: amountSchema,
})
export type PricedLine = z.infer<typeof pricedLineSchema>

/** In the language asked for, else the property's own; null without a deal, and of one that is gone by now. */
const dealTitleSchema = z.nullable(z.string())

export const quoteSchema = z.object({
  currency: z.string(),
  lines: z.array(pricedLineSchema),
  /**
   * Lines that cannot be ordered now, by their place in the request, with the error code of the reason; where that is
   * the time, with the next instant at which it can be had, null where there is none during the stay.
   */
  problems: z.array(z.object({ line: z.int(), code: z.string(), next: z.nullable(z.string()) })),
  itemsTotal: amountSchema,
  serviceCharge: amountSchema,
  /** Only with Put on bill. */
  transactionFee: amountSchema,
  total: amountSchema,
  vat: amountSchema,
  /** Whether anything in the cart is had at a time; what is part of the stay is not. */
  asksForTime: z.boolean(),
  /** Instants that can be asked for, on the days of the window in the property's time zone. */
  times: z.array(z.string()),
  /** Products of the cart that have no time in common, which is why there is none to ask for. */
  clashing: z.array(z.string()),
  /** Empty where nothing in the cart is brought or picked up. */
  deliveryMethods: z.array(z.enum(DELIVERY_METHODS)),
  /** The room whose QR code the visitor scanned; null with a booking, and where the code knows no room here. */
  scannedRoom: z.nullable(z.string()),
})
export type Quote = z.infer<typeof quoteSchema>

export const quoteOrder = defineEndpoint({
  method: 'POST',
  path: 'guest/:hotel/orders/quote',
  summary: 'What a cart costs and when it can be had; stores nothing',
  access: 'guest',
  module: 'products',
  isSafe: true,
  params: hotelParams,
  body: z.object({
    ...cartSchema,
    deliveryOrPickup: z._default(z.nullable(z.enum(DELIVERY_METHODS)), null),
    service: z._default(z.nullable(z.enum(PAYMENT_SERVICES)), null),
  }),
  limits: { bodyBytes: 64 * 1024, callsPerMinute: 240 },
  response: quoteSchema,
})

const orderStageSchema = z.enum(['awaiting payment', 'placed', 'abandoned'])
const orderStandingSchema = z.enum(['sent', 'confirmed', 'declined', 'cancelled'])
const orderOutcomeSchema = z.nullable(z.enum(ORDER_OUTCOMES))

/**
 * What the guest may know of an order; its id is the key to it, so nothing about a person is in it. What was written
 * to a line is answered to the device that ordered alone.
 */
export const guestOrderSchema = z.object({
  orderId: z.string(),
  number: z.int(),
  /** What live events name it by; opens nothing. */
  watchId: z.string(),
  /** `awaiting payment` until the payment is held, `abandoned` when it never was. */
  stage: orderStageSchema,
  /** Sent until staff decided (spec 4); cancelled by the guest before that. */
  standing: orderStandingSchema,
  /** What became of it after it was confirmed; of one that the house cancelled the standing is `declined`. */
  outcome: orderOutcomeSchema,
  source: z.enum(REQUEST_SOURCES),
  /** The guest changed it: another order took its place. */
  isReplaced: z.boolean(),
  /** The one that stands in its place now, for the device that sent it and for whoever has the link of its stay. */
  replacedBy: z.nullable(z.string()),
  /** The guest may take it back: nobody has answered, or it waits for its payment. */
  isCancellable: z.boolean(),
  /**
   * There is something to receipt, for the device that ordered: it was confirmed, or money moved. Without it the receipt
   * answers `order/no-receipt`, and `order/other-device` elsewhere.
   */
  hasReceipt: z.boolean(),
  status: z.enum(REQUEST_STATUSES),
  reason: z.nullable(z.enum(DECLINE_REASONS)),
  reasonText: z.nullable(z.string()),
  service: z.enum(PAYMENT_SERVICES),
  payment: z.enum(PAYMENT_STATES),
  /** Where the guest pays while payment is pending; null otherwise. */
  paymentUrl: z.nullable(z.string()),
  deliveryMethod: z.nullable(z.enum(DELIVERY_METHODS)),
  timeRequested: z.nullable(z.string()),
  timeExpected: z.nullable(z.string()),
  placedAt: z.string(),
  doneAt: z.nullable(z.string()),
  currency: z.string(),
  /**
   * The masked address that was written to about it, for the device that ordered and for whoever has the link of its
   * stay; absent where nothing was written, or no provider took it.
   */
  writtenTo: z.optional(z.string()),
  /** With the deal of the store that each was bought by. */
  lines: z.array(z.extend(pricedLineSchema, { dealTitle: dealTitleSchema })),
  serviceCharge: amountSchema,
  transactionFee: amountSchema,
  total: amountSchema,
  vat: amountSchema,
  isPreview: z.boolean(),
})
export type GuestOrder = z.infer<typeof guestOrderSchema>

export const placeOrder = defineEndpoint({
  method: 'POST',
  path: 'guest/:hotel/orders',
  summary: 'Send an order; asks for an idempotency key',
  access: 'guest',
  module: 'products',
  params: hotelParams,
  body: z.object({
    ...cartSchema,
    checkout: checkoutSchema,
    service: z.enum(PAYMENT_SERVICES),
    method: z.optional(z.enum(PAYMENT_METHODS)),
    /** What the guest was shown; another one is answered with 409 `order/price-changed` and `details.total`. */
    total: amountSchema,
  }),
  limits: { bodyBytes: 64 * 1024, callsPerMinute: 60 },
  response: guestOrderSchema,
})

const orderParams = z.object({ hotel: propertyIdSchema, orderId: publicIdSchema })
/** The language index the guest reads, and the link key of their booking where they have it. */
const readingQuery = z.object({
  language: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(999))),
  booking: z.optional(lineText(100)),
})

export const getOrder = defineEndpoint({
  method: 'GET',
  path: 'guest/:hotel/orders/:orderId',
  summary: 'How an order stands; asks the payment provider while a payment is pending',
  access: 'guest',
  module: 'products',
  params: orderParams,
  query: readingQuery,
  response: guestOrderSchema,
})

export const cancelOrder = defineEndpoint({
  method: 'POST',
  path: 'guest/:hotel/orders/:orderId/cancel',
  summary: 'Take an order back while nobody has answered, or give its payment up',
  access: 'guest',
  module: 'products',
  params: orderParams,
  query: readingQuery,
  limits: { bodyBytes: 1024, callsPerMinute: 30 },
  response: guestOrderSchema,
})

const refillLineSchema = z.omit(orderLineSchema, { comment: true })
export type RefillLine = z.infer<typeof refillLineSchema>

/** An order of the stay as every device with the booking's link sees it: no key to it, no comment, no person. */
export const stayOrderSchema = z.object({
  /** What live events name it by; opens nothing. */
  watchId: z.string(),
  stage: orderStageSchema,
  standing: orderStandingSchema,
  outcome: orderOutcomeSchema,
  /** The guest changed it: another order took its place. */
  isReplaced: z.boolean(),
  isCancellable: z.boolean(),
  source: z.enum(REQUEST_SOURCES),
  number: z.int(),
  total: amountSchema,
  currency: z.string(),
  items: z.array(
    z.object({
      title: z.string(),
      dealTitle: dealTitleSchema,
      quantity: z.int(),
      kind: z.enum(PRODUCT_KINDS),
      /** What fills a cart with it again, without what was written to it; null where that is not known. */
      line: z.nullable(refillLineSchema),
    }),
  ),
  timeRequested: z.nullable(z.string()),
  timeExpected: z.nullable(z.string()),
  placedAt: z.string(),
})
export type StayOrder = z.infer<typeof stayOrderSchema>

const stayParams = z.object({ hotel: propertyIdSchema, bookingId: lineText(100) })

export const listStayOrders = defineEndpoint({
  method: 'GET',
  path: 'guest/:hotel/bookings/:bookingId/orders',
  summary: 'The orders of the stay a link opens, newest first',
  access: 'guest',
  module: 'products',
  params: stayParams,
  query: z.object({ language: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(999))) }),
  response: z.object({ orders: z.array(stayOrderSchema) }),
})

export const cancelStayOrder = defineEndpoint({
  method: 'POST',
  path: 'guest/:hotel/bookings/:bookingId/orders/:watchId/cancel',
  summary: 'Take an order of the stay back while nobody has answered',
  access: 'guest',
  module: 'products',
  params: z.extend(stayParams, { watchId: lineText(100) }),
  limits: { bodyBytes: 1024, callsPerMinute: 30 },
  response: stayOrderSchema,
})

export const receiptSchema = z.object({
  order: guestOrderSchema,
  seller: z.object({ name: z.string(), address: z.nullable(z.string()), vatNumber: z.nullable(z.string()) }),
  /** VAT by rate. */
  taxes: z.array(z.object({ vatRate: z.int(), net: amountSchema, vat: amountSchema })),
  termsUrl: z.nullable(z.string()),
  timeZone: z.string(),
  /** Interface language of the order. */
  language: z.string(),
  /** Who ordered and for which room; null once the order lost its person. */
  guest: z.nullable(z.object({ name: z.string(), room: z.nullable(z.string()) })),
})
export type Receipt = z.infer<typeof receiptSchema>

export const getReceipt = defineEndpoint({
  method: 'GET',
  path: 'guest/:hotel/orders/:orderId/receipt',
  summary: 'The receipt of an order, for the device that ordered',
  access: 'guest',
  module: 'products',
  params: orderParams,
  response: receiptSchema,
})

export const getReceiptPdf = defineEndpoint({
  method: 'GET',
  path: 'guest/:hotel/orders/:orderId/receipt.pdf',
  summary: 'The receipt as a PDF, for the device that ordered',
  access: 'guest',
  module: 'products',
  params: orderParams,
  limits: { bodyBytes: 1024, callsPerMinute: 30 },
  response: 'stream',
})
