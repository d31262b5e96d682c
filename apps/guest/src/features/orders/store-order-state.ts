import type { GuestOrder } from '@innkeeper/api/orders/checkout.ts'
import { cartOf } from './cart/use-cart.ts'
import { type SentOrder, sentOrdersOf, standingPart, withOrder } from './sent-orders.ts'

/** Stores how an order stands; once it is placed, the cart it was made of is empty, and no other one. */
export function storeOrderState(hotel: string, order: GuestOrder): void {
  const stored = sentOrdersOf(hotel)
  const sent = stored.read().find(({ orderId }) => orderId === order.orderId)
  if (!sent) return
  const isPlaced = order.stage === 'placed'
  if (isAsStored(sent, order) && !(isPlaced && sent.cart)) return
  const cart = cartOf(hotel)
  if (isPlaced && sent.cart !== undefined && sent.cart === cart.text()) cart.write(null)
  stored.write(
    withOrder(stored.read(), order).map((known) =>
      isPlaced && known.orderId === order.orderId ? { ...known, cart: undefined } : known,
    ),
  )
}

function isAsStored(sent: SentOrder, order: GuestOrder): boolean {
  return Object.entries(standingPart(order)).every(([name, value]) => sent[name as keyof SentOrder] === value)
}
