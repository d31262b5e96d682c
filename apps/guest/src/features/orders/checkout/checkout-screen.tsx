import { useEffect } from 'react'
import { returnPath } from '../api.ts'
import { useCart } from '../cart/use-cart.ts'
import { OrderPending } from '../order-pending.tsx'
import { useOrdering } from '../ordering.tsx'
import { CheckoutView } from './checkout-view.tsx'

/** The checkout; without a cart there is nothing to check out, so it leads to the guestbook (spec 2). */
export function CheckoutScreen() {
  const { hotel } = useOrdering()
  const { cart } = useCart(hotel)
  const isEmpty = cart.length === 0
  useEffect(() => {
    if (isEmpty) location.replace(returnPath(hotel))
  }, [isEmpty, hotel])
  return isEmpty ? <OrderPending /> : <CheckoutView />
}
