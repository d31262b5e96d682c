import { useEffect, useEffectEvent } from 'react'
import { useAnswers } from '../../../platform/use-answer.tsx'
import { askForOrder } from '../api.ts'
import { useOrdering } from '../ordering.tsx'
import { sentOrdersOf, unpaidOrder } from '../sent-orders.ts'
import { storeOrderState } from '../store-order-state.ts'

/**
 * Asks what became of a payment that was under way when the guest last looked, whenever the checkout is seen again: a
 * cart that has been paid for is empty, and one given up is replaced by nothing.
 */
export function useUnpaidOrders(): void {
  const answers = useAnswers()
  const { hotel } = useOrdering()
  const look = useEffectEvent(async () => {
    const unpaid = unpaidOrder(sentOrdersOf(hotel).read())
    if (!unpaid) return
    // Out of reach: the server knows when the next order names it.
    const order = await askForOrder(answers, hotel, unpaid.orderId).catch(() => null)
    if (order) storeOrderState(hotel, order)
  })
  useEffect(() => {
    const seen = () => void look()
    seen()
    addEventListener('pageshow', seen)
    return () => removeEventListener('pageshow', seen)
  }, [])
}
