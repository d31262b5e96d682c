import type { GuestOrder } from '@innkeeper/api/orders/checkout.ts'
import { useEffect, useEffectEvent } from 'react'
import { followLive } from '../../../platform/live-stream.ts'
import { onReturn } from '../../../platform/on-return.ts'
import { useAnswers } from '../../../platform/use-answer.tsx'
import { askForOrder } from '../api.ts'
import { isUnderWay, newAnswer, type ToldAnswer } from '../confirmation/standing-words.ts'
import { useOrdering } from '../ordering.tsx'
import { ordersKnownAt } from '../orders-known.ts'
import type { SentOrder } from '../sent-orders.ts'
import { storeOrderState } from '../store-order-state.ts'
import { watchedBy } from '../watched-by.ts'

/** A page in sight looks this often, in case an event was lost on the way. */
const LOOK_EVERY_MS = 60_000

/** Asks how open orders stand when their answer is told, when somebody comes back, and now and then. */
export function useFollowedOrders(
  orders: readonly SentOrder[],
  onAnswered: (order: GuestOrder, answer: ToldAnswer) => void,
): void {
  const answers = useAnswers()
  const { hotel } = useOrdering()
  const ask = useEffectEvent(async (wanted: (order: SentOrder) => boolean) => {
    for (const sent of orders.filter(wanted)) {
      // Out of reach: asked again at the next occasion.
      const order = await askForOrder(answers, hotel, sent.orderId).catch(() => null)
      if (!order) continue
      storeOrderState(hotel, order)
      ordersKnownAt(hotel).write(Date.now())
      const answer = newAnswer(sent, order)
      if (answer) onAnswered(order, answer)
    }
  })
  useEffect(() => {
    const look = () => void ask(isUnderWay)
    look()
    const stopLooking = onReturn(look, LOOK_EVERY_MS)
    const stopFollowing = followLive((name, data) => void ask((sent) => watchedBy(name, data, sent.watchId)))
    return () => {
      stopLooking()
      stopFollowing()
    }
  }, [])
}
