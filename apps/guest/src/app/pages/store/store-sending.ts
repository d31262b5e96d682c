import { forgetTime, type SendingPlace } from '../../../features/orders/checkout/use-send-order.ts'
import { storeConfirmationPath } from '../../../features/upselling/api.ts'
import { afterPlaced, cartIn, wishIn } from '../../../features/upselling/cart/store-cart.ts'
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
    keep({ orderId, stage }, kept) {
      const [now, made] = [cart.read(), cartIn(kept.cart)]
      const sent = { ...now, unpaid: { orderId, wish: wishIn(made) } }
      if (stage !== 'placed') cart.write(sent)
      // By now it may be filled with another order, to change that one.
      else if (now.changes?.watchId === made.changes?.watchId) cart.write(afterPlaced(sent, orderId))
    },
    forget: () => forgetTime(hotel),
  }
}
