import { useEffect, useEffectEvent } from 'react'
import { askForOrder } from '../../../features/orders/api.ts'
import { afterPlaced } from '../../../features/upselling/cart/store-cart.ts'
import { storeCartOf } from '../../../features/upselling/cart/use-store-cart.ts'
import { useStorePlace } from '../../../features/upselling/store-place.tsx'
import { useAnswers } from '../../../platform/use-answer.tsx'

/** Asks what became of a payment that was under way, whenever the page is seen again: what was paid for is no cart. */
export function useUnpaidStoreOrder(): void {
  const answers = useAnswers()
  const place = useStorePlace()
  const look = useEffectEvent(async () => {
    const cart = storeCartOf(place)
    const orderId = cart.read().unpaid?.orderId
    if (orderId === undefined) return
    // Out of reach: the server knows when the next order names it.
    const order = await askForOrder(answers, place.hotel, orderId).catch(() => null)
    if (order?.stage === 'placed') cart.write(afterPlaced(cart.read(), orderId))
    if (order?.stage === 'abandoned') cart.write({ ...cart.read(), unpaid: null })
  })
  useEffect(() => {
    const seen = () => void look()
    seen()
    addEventListener('pageshow', seen)
    return () => removeEventListener('pageshow', seen)
  }, [])
}
