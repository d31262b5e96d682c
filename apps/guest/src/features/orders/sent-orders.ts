import type { GuestOrder } from '@innkeeper/api/orders/checkout.ts'
import { SENT_ORDER_KEPT_DAYS } from '@innkeeper/domain/orders/constants.ts'
import { DAY_MS } from '@innkeeper/domain/time.ts'
import { createStoredValue, type StoredValue } from '../../platform/stored-value.ts'
import { ordersKey } from './storage-keys.ts'

/** An order sent from this device, so that a guest who went back still sees what became of it. */
export type SentOrder = {
  orderId: string
  number: number
  watchId: string
  stage: GuestOrder['stage']
  standing: GuestOrder['standing']
  /** When it was sent, in milliseconds. */
  sentAt: number
  /** The cart it was made of, until that is emptied. */
  cart?: string | undefined
}

/** What is older is nobody's open order any more. */
const KEPT_MS = SENT_ORDER_KEPT_DAYS * DAY_MS
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

/** The orders with one as it stands now; of one not known here nothing is kept unless it is added. */
export function withOrder(orders: readonly SentOrder[], order: GuestOrder): readonly SentOrder[] {
  const { orderId, stage, standing } = order
  return orders.map((sent) => (sent.orderId === orderId ? { ...sent, stage, standing } : sent))
}

export function withNewOrder(
  orders: readonly SentOrder[],
  order: GuestOrder,
  more: { sentAt: number; cart: string | null },
): readonly SentOrder[] {
  const { orderId, number, watchId, stage, standing } = order
  const sent = { orderId, number, watchId, stage, standing, sentAt: more.sentAt }
  return [
    ...orders.filter((known) => known.orderId !== orderId),
    more.cart === null ? sent : { ...sent, cart: more.cart },
  ]
}

export function withoutOrder(orders: readonly SentOrder[], orderId: string): readonly SentOrder[] {
  return orders.filter((order) => order.orderId !== orderId)
}

/** Those worth showing: an order that was never paid is none. */
export function recentOrders(orders: readonly SentOrder[], now: number): readonly SentOrder[] {
  return orders.filter(({ sentAt, stage }) => stage !== 'abandoned' && now - sentAt < KEPT_MS)
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
