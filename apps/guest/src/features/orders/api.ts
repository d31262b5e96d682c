import type { CallInput } from '@innkeeper/api/client.ts'
import { withVersion } from '@innkeeper/api/client-version.ts'
import type { getBooking } from '@innkeeper/api/guests.ts'
import type {
  cancelOrder,
  cancelStayOrder,
  getOrder,
  getReceipt,
  getReceiptPdf,
  listStayOrders,
  placeOrder,
  Quote,
  quoteOrder,
} from '@innkeeper/api/orders/checkout.ts'
import type { getGuestProducts } from '@innkeeper/api/orders/products.ts'
import type { getStore } from '@innkeeper/api/upselling/store.ts'
import type { DeliveryMethod } from '@innkeeper/domain/orders/constants.ts'
import type { PaymentService } from '@innkeeper/domain/payments/constants.ts'
import type { AnswerStore } from '../../platform/answer-store.ts'
import { clientVersion } from '../../platform/client-version.ts'
import { addressAt, type EndpointRoute, type Query, queryOf } from '../../platform/query.ts'
import { type Cart, sentLine } from './cart/cart.ts'
import type { Ordering } from './ordering.tsx'

const PRODUCTS = { method: 'GET', path: 'guest/:hotel/products' } as const satisfies EndpointRoute<
  typeof getGuestProducts
>
const STORE = { method: 'GET', path: 'guest/:hotel/upselling/:bookingId' } as const satisfies EndpointRoute<
  typeof getStore
>
const QUOTE = { method: 'POST', path: 'guest/:hotel/orders/quote' } as const satisfies EndpointRoute<
  typeof quoteOrder
>
const ORDERS = { method: 'POST', path: 'guest/:hotel/orders' } as const satisfies EndpointRoute<
  typeof placeOrder
>
const ORDER = { method: 'GET', path: 'guest/:hotel/orders/:orderId' } as const satisfies EndpointRoute<
  typeof getOrder
>
const RECEIPT = {
  method: 'GET',
  path: 'guest/:hotel/orders/:orderId/receipt',
} as const satisfies EndpointRoute<typeof getReceipt>
const RECEIPT_PDF = {
  method: 'GET',
  path: 'guest/:hotel/orders/:orderId/receipt.pdf',
} as const satisfies EndpointRoute<typeof getReceiptPdf>
const CANCEL = {
  method: 'POST',
  path: 'guest/:hotel/orders/:orderId/cancel',
} as const satisfies EndpointRoute<typeof cancelOrder>
const STAY_ORDERS = {
  method: 'GET',
  path: 'guest/:hotel/bookings/:bookingId/orders',
} as const satisfies EndpointRoute<typeof listStayOrders>
const STAY_CANCEL = {
  method: 'POST',
  path: 'guest/:hotel/bookings/:bookingId/orders/:watchId/cancel',
} as const satisfies EndpointRoute<typeof cancelStayOrder>
const BOOKING = { method: 'GET', path: 'guest/:hotel/bookings/:bookingId' } as const satisfies EndpointRoute<
  typeof getBooking
>

/** What is left and when it can be had changes by itself. */
const FRESH_MS = 60_000
const AS_TIME_PASSES = { staleAfterMs: FRESH_MS, lookEveryMs: FRESH_MS } as const

export const productsAddress = (hotel: string) => addressAt(PRODUCTS, { hotel })
export const quoteAddress = (hotel: string) => addressAt(QUOTE, { hotel })
export const orderAddress = (hotel: string, orderId: string) => addressAt(ORDER, { hotel, orderId })
/** Called by the browser itself. */
export const receiptPdfAddress = (hotel: string, orderId: string) =>
  withVersion(addressAt(RECEIPT_PDF, { hotel, orderId }), clientVersion())

export function catalogueQuery({ hotel, bookingId, languageIndex, preview }: Ordering) {
  const query = {
    booking: bookingId ?? undefined,
    language: languageIndex,
    preview: preview?.token ?? undefined,
    previewAs: preview?.as,
  }
  return { ...queryOf<typeof getGuestProducts>(PRODUCTS, { params: { hotel }, query }), ...AS_TIME_PASSES }
}

export type QuoteWish = {
  lines: Cart
  deliveryOrPickup: DeliveryMethod | null
  service: PaymentService | null
  /** What the code scanned last carries, where the guest has no booking. */
  linkId?: string | undefined
} & OfShop

/** Where it is bought, where that is not the guestbook; what led there, and the orders it takes the place of. */
export type OfShop = {
  shop?: 'store'
  cameFrom?: string
  changes?: string
  replaces?: string | undefined
}

/** What an order or a quote says of the preview it is made in. */
export function previewPart(preview: Ordering['preview']) {
  return preview?.token ? { preview: preview.token, ...(preview.as && { previewAs: preview.as }) } : {}
}

/** A question that needs a body is told from others by all that is asked. */
export function quoteQuery(ordering: Ordering, wish: QuoteWish): Query<Quote> {
  const { hotel, bookingId, languageIndex, preview } = ordering
  const body = {
    ...(bookingId === null ? {} : { booking: bookingId }),
    ...previewPart(preview),
    language: languageIndex,
    ...wish,
    lines: wish.lines.map(sentLine),
  }
  return {
    key: `${quoteAddress(hotel)}?${JSON.stringify(body)}`,
    ask: (call) => call(QUOTE as typeof quoteOrder, { params: { hotel }, body }),
    ...AS_TIME_PASSES,
  }
}

export function orderQuery(ordering: Reading, orderId: string) {
  return queryOf<typeof getOrder>(ORDER, inputOfOrder(ordering, orderId))
}

type Reading = Pick<Ordering, 'hotel' | 'bookingId' | 'languageIndex'>

/** An order as whoever reads it may know it: in their language, and with the link they came by. */
const inputOfOrder = ({ hotel, bookingId, languageIndex }: Reading, orderId: string) => ({
  params: { hotel, orderId },
  query: { language: languageIndex, booking: bookingId ?? undefined },
})

export function receiptQuery(hotel: string, orderId: string) {
  return queryOf<typeof getReceipt>(RECEIPT, { params: { hotel, orderId } })
}

export const stayAddress = (hotel: string, bookingId: string) => addressAt(BOOKING, { hotel, bookingId })

export function stayQuery({ hotel, bookingId, languageIndex }: Ordering & { bookingId: string }) {
  const input = { params: { hotel, bookingId }, query: { language: languageIndex } }
  return { ...queryOf<typeof getBooking>(BOOKING, input), ...AS_TIME_PASSES }
}

/** The store of the stay; closed it has no deals. */
export function storeQuery({ hotel, bookingId, languageIndex }: Ordering & { bookingId: string }) {
  const input = { params: { hotel, bookingId }, query: { language: languageIndex } }
  return { ...queryOf<typeof getStore>(STORE, input), ...AS_TIME_PASSES }
}

/** The orders of the stay a link opens, whichever device sent them. */
export function stayOrdersQuery({ hotel, bookingId, languageIndex }: Stay) {
  const input = { params: { hotel, bookingId }, query: { language: languageIndex } }
  return { ...queryOf<typeof listStayOrders>(STAY_ORDERS, input), ...AS_TIME_PASSES }
}

type Stay = Pick<Ordering, 'hotel' | 'languageIndex'> & { bookingId: string }
export const stayOrdersAddress = (hotel: string, bookingId: string) =>
  addressAt(STAY_ORDERS, { hotel, bookingId })

export function takeBack({ call }: AnswerStore, ordering: Reading, orderId: string) {
  return call(CANCEL as typeof cancelOrder, inputOfOrder(ordering, orderId))
}

export function takeBackOfStay({ call }: AnswerStore, { hotel, bookingId, watchId }: StayOrderPlace) {
  return call(STAY_CANCEL as typeof cancelStayOrder, { params: { hotel, bookingId, watchId } })
}

type StayOrderPlace = { hotel: string; bookingId: string; watchId: string }

export function sendOrder({ call }: AnswerStore, input: CallInput<typeof placeOrder>) {
  return call(ORDERS as typeof placeOrder, input)
}

/** How an order stands now, whatever was known of it. */
export function askForOrder({ call }: AnswerStore, hotel: string, orderId: string) {
  return call(ORDER as typeof getOrder, { params: { hotel, orderId } })
}

/** Guest addresses of ordering (spec 2). */
export const checkoutPath = (hotel: string) => `/order/${hotel}`
export const confirmationPath = (hotel: string, orderId: string) =>
  `/order/${hotel}/confirmation/${encodeURIComponent(orderId)}`
export const receiptPath = (hotel: string, orderId: string) =>
  `/order/${hotel}/receipt/${encodeURIComponent(orderId)}`
/** The guestbook opened last, with the booking it had. */
export const returnPath = (hotel: string) => `/return/${hotel}`
