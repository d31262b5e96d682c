import { useEffect } from 'react'
import { useLastOf } from '../../../platform/use-last-of.ts'
import { returnPath } from '../api.ts'
import type { Cart } from '../cart/cart.ts'
import { useCart } from '../cart/use-cart.ts'
import { useOrdering } from '../ordering.tsx'
import { CheckoutPending } from './checkout-states.tsx'
import { CheckoutView } from './checkout-view.tsx'
import { guestbookSending, type SendOrder, useSendOrder } from './use-send-order.ts'
import { useUnpaidOrders } from './use-unpaid-orders.ts'

/** The checkout; without a cart there is nothing to check out, so it leads to the guestbook (spec 2). */
export function CheckoutScreen() {
  const ordering = useOrdering()
  const { hotel } = ordering
  const sending = useSendOrder(guestbookSending(ordering))
  const cart = useCartToOrder(hotel, sending)
  const isEmpty = cart.length === 0
  const isLeaving = isEmpty && !sending.isSending
  useUnpaidOrders()
  useEffect(() => {
    if (isLeaving) location.replace(returnPath(hotel))
  }, [isLeaving, hotel])
  return isEmpty ? <CheckoutPending /> : <CheckoutView cart={cart} sending={sending} />
}

/**
 * The cart; while it is being ordered, and until the guest has read why it was refused, another tab of the guestbook
 * that empties it takes nothing away here.
 */
function useCartToOrder(hotel: string, { isSending, refusal }: SendOrder): Cart {
  const { cart } = useCart(hotel)
  const isEmpty = cart.length === 0
  const last = useLastOf(isEmpty ? null : cart)
  return isEmpty && (isSending || refusal !== null) ? (last ?? cart) : cart
}
