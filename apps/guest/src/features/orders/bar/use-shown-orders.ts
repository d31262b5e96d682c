import { useEffect, useState, useSyncExternalStore } from 'react'
import { followLive } from '../../../platform/live-stream.ts'
import { useAnswer, useAnswers } from '../../../platform/use-answer.tsx'
import { isInReach } from '../../../platform/use-online.ts'
import { stayOrdersAddress, stayOrdersQuery } from '../api.ts'
import { useOrdering } from '../ordering.tsx'
import { ordersKnownAt } from '../orders-known.ts'
import { recentOrders, type SentOrder, sentOrdersOf } from '../sent-orders.ts'
import { type ShownOrder, shownOrders } from './shown-orders.ts'

const NONE: readonly SentOrder[] = []

/** What was ordered from this device and during this stay, kept up to date. */
export function useShownOrders(): { own: readonly SentOrder[]; all: readonly ShownOrder[] } {
  const answers = useAnswers()
  const ordering = useOrdering()
  const { hotel, bookingId } = ordering
  const kept = sentOrdersOf(hotel)
  const sent = useSyncExternalStore(kept.subscribe, kept.read, () => NONE)
  const [now] = useState(Date.now)
  const ofStay = useAnswer(bookingId === null ? null : stayOrdersQuery({ ...ordering, bookingId }))
  useEffect(() => {
    if (bookingId === null) return
    return followLive((name) => {
      if (name === 'order.answered' || name === 'reset')
        void answers.refresh(stayOrdersAddress(hotel, bookingId))
    })
  }, [answers, hotel, bookingId])
  useEffect(() => {
    // Without a connection it is the answer that was kept.
    if (ofStay.data?.orders.length && isInReach()) ordersKnownAt(hotel).write(Date.now())
  }, [hotel, ofStay.data])
  const own = recentOrders(sent, now)
  return { own, all: shownOrders(own, ofStay.data?.orders ?? []) }
}
