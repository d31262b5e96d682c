import type { GuestOrder } from '@innkeeper/api/orders/checkout.ts'
import { SENT_ORDER_KEPT_DAYS } from '@innkeeper/domain/orders/constants.ts'
import { DAY_MS, MINUTE_MS } from '@innkeeper/domain/time.ts'
import { createStoredValue, type StoredValue } from '../../platform/stored-value.ts'
import { orderTitle } from './order-title.ts'
import { ordersKey } from './storage-keys.ts'

/** An order sent from this device, so that a guest who went back still sees what became of it. */
export type SentOrder = {
  orderId: string
  number: number
  watchId: string
  stage: GuestOrder['stage']
  standing: GuestOrder['standing']
  /** This and what follows is absent in what an earlier version stored. */
  outcome?: GuestOrder['outcome'] | undefined
  source?: GuestOrder['source'] | undefined
  /** What it is, in the words it was ordered in. */
  title?: string | undefined
  /** When it is expected, or was asked for. */
  time?: string | null | undefined
  paymentUrl?: string | null | undefined
  isCancellable?: boolean | undefined
  hasReceipt?: boolean | undefined
  /** When it was sent, in milliseconds. */
  sentAt: number
  /** The cart it was made of, until that is emptied. */
  cart?: string | undefined
}

/** What is older is nobody's open order any more. */
const KEPT_MS = SENT_ORDER_KEPT_DAYS * DAY_MS
/** How long it is said that nothing was ordered after all. */
const NOTHING_ORDERED_SHOWN_MS = 60 * MINUTE_MS
const MAX_KEPT = 20

const byProperty = new Map<string, StoredValue<readonly SentOrder[]>>()

export function sentOrdersOf(hotel: string): StoredValue<readonly SentOrder[]> {
  const known = byProperty.get(hotel)
  if (known) return known
  const made = createStoredValue({ key: ordersKey(hotel), parse: parseOrders })
  const orders = {
    ...made,
    write: (all: readonly SentOrder[] | null) => made.write(all?.length ? all.slice(-MAX_KEPT) : null),
  }
  byProperty.set(hotel, orders)
  return orders
}

/** How an order stands now, as far as it is kept. */
export function standingPart(order: GuestOrder) {
  const { stage, standing, outcome, source, paymentUrl, isCancellable, hasReceipt } = order
  const { timeExpected, timeRequested } = order
  return {
    stage,
    standing,
    outcome,
    source,
    title: orderTitle(order),
    time: timeExpected ?? timeRequested,
    paymentUrl,
    isCancellable,
    hasReceipt,
  }
}

/** The orders with one as it stands now; of one not known here nothing is kept unless it is added. */
export function withOrder(orders: readonly SentOrder[], order: GuestOrder): readonly SentOrder[] {
  return orders.map((sent) => (sent.orderId === order.orderId ? { ...sent, ...standingPart(order) } : sent))
}

export function withNewOrder(
  orders: readonly SentOrder[],
  order: GuestOrder,
  more: { sentAt: number; cart: string | null },
): readonly SentOrder[] {
  const { orderId, number, watchId } = order
  const sent = { orderId, number, watchId, ...standingPart(order), sentAt: more.sentAt }
  return [
    ...orders.filter((known) => known.orderId !== orderId),
    more.cart === null ? sent : { ...sent, cart: more.cart },
  ]
}

export function withoutOrder(orders: readonly SentOrder[], orderId: string): readonly SentOrder[] {
  return orders.filter((order) => order.orderId !== orderId)
}

/** The last one sent from this device whose payment is waited for: the next one takes its place. */
export function unpaidOrder(orders: readonly SentOrder[]): SentOrder | null {
  return orders.findLast(({ stage }) => stage === 'awaiting payment') ?? null
}

/** Whether what is in the cart is the order whose payment is waited for: it is shown as that, and not a second time. */
export function isAwaitingPayment(orders: readonly SentOrder[], cart: string | null): boolean {
  return unpaidOrder(orders)?.cart === cart && cart !== null
}

/** Those worth showing, newest first; that one was never paid is said for a while. */
export function recentOrders(orders: readonly SentOrder[], now: number): readonly SentOrder[] {
  return orders
    .filter(
      ({ sentAt, stage }) => now - sentAt < (stage === 'abandoned' ? NOTHING_ORDERED_SHOWN_MS : KEPT_MS),
    )
    .toReversed()
}

function parseOrders(stored: unknown): readonly SentOrder[] {
  return Array.isArray(stored) ? stored.filter(isSentOrder) : []
}

function isSentOrder(value: unknown): value is SentOrder {
  const order = value as Partial<SentOrder> | null
  return (
    typeof order?.orderId === 'string' &&
    typeof order.number === 'number' &&
    typeof order.watchId === 'string' &&
    typeof order.stage === 'string' &&
    typeof order.standing === 'string' &&
    typeof order.sentAt === 'number'
  )
}
