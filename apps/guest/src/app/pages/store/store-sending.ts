import { forgetTime, type SendingPlace } from '../../../features/orders/checkout/use-send-order.ts'
import { storeConfirmationPath } from '../../../features/upselling/api.ts'
import { afterPlaced, wishIn } from '../../../features/upselling/cart/store-cart.ts'
import { storeCartOf } from '../../../features/upselling/cart/use-store-cart.ts'
import type { StorePlace } from '../../../features/upselling/store-place.tsx'

/** Where the store's orders are sent from: its own cart, and its own confirmation. */
export function storeSending(place: StorePlace): SendingPlace {
  const { hotel, booking } = place
  const cart = storeCartOf(place)
  return {
    hotel,
    attemptKey: `store-attempt:${hotel}:${booking}`,
    cartText: cart.text,
    unpaidId: () => cart.read().unpaid?.orderId,
    // It is emptied at once.
    placedId: () => undefined,
    confirmationPath: (orderId) => storeConfirmationPath(place, orderId),
    keep({ orderId, stage }) {
      const sent = { ...cart.read(), unpaid: { orderId, wish: wishIn(cart.read()) } }
      cart.write(stage === 'placed' ? afterPlaced(sent, orderId) : sent)
    },
    forget: () => forgetTime(hotel),
  }
}
