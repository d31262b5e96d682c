import { CallError } from '@innkeeper/api/client.ts'
import type { GuestOrder } from '@innkeeper/api/orders/checkout.ts'
import { useAnswers } from '../../../platform/use-answer.tsx'
import { orderAddress, stayOrdersAddress, takeBack, takeBackOfStay } from '../api.ts'
import { useOrdering } from '../ordering.tsx'
import { storeOrderState } from '../store-order-state.ts'

const isTooLate = (error: unknown) => error instanceof CallError && error.status === 409

export type CancelOrders = {
  /** An order of this device; false where it was answered meanwhile. */
  own: (orderId: string) => Promise<boolean>
  /** An order of the stay that another device sent. */
  ofStay: (watchId: string) => Promise<boolean>
}

/** Takes orders back, and has every part of the page know how they stand after it. */
export function useCancelOrder(): CancelOrders {
  const answers = useAnswers()
  const ordering = useOrdering()
  const { hotel, bookingId } = ordering
  const refreshStay = () =>
    bookingId === null ? undefined : void answers.refresh(stayOrdersAddress(hotel, bookingId))
  const settle = async (run: () => Promise<void>, refresh: () => void) => {
    try {
      await run()
      return true
    } catch (error) {
      refresh()
      if (isTooLate(error)) return false
      throw error
    } finally {
      refreshStay()
    }
  }
  return {
    own: (orderId) =>
      settle(
        async () => {
          const order = await takeBack(answers, ordering, orderId)
          storeOrderState(hotel, order)
          answers.change<GuestOrder>(orderAddress(hotel, orderId), () => order)
        },
        () => void answers.refresh(orderAddress(hotel, orderId)),
      ),
    ofStay: (watchId) =>
      settle(
        async () => {
          if (bookingId !== null) await takeBackOfStay(answers, { hotel, bookingId, watchId })
        },
        () => undefined,
      ),
  }
}
