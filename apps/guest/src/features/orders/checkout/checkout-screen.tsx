import { useEffect } from 'react'
import { returnPath } from '../api.ts'
import { useCart } from '../cart/use-cart.ts'
import { useOrdering } from '../ordering.tsx'
import { CheckoutPending } from './checkout-states.tsx'
import { CheckoutView } from './checkout-view.tsx'
import { useUnpaidOrders } from './use-unpaid-orders.ts'

/** The checkout; without a cart there is nothing to check out, so it leads to the guestbook (spec 2). */
export function CheckoutScreen() {
  const { hotel } = useOrdering()
  const { cart } = useCart(hotel)
  const isEmpty = cart.length === 0
  useUnpaidOrders()
  useEffect(() => {
    if (isEmpty) location.replace(returnPath(hotel))
  }, [isEmpty, hotel])
  return isEmpty ? <CheckoutPending /> : <CheckoutView />
}
