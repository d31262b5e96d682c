import type { GuestOrder } from '@innkeeper/api/orders/checkout.ts'
import { useEffect } from 'react'
import { followLive } from '../../platform/live-stream.ts'
import { onReturn } from '../../platform/on-return.ts'
import { useAnswer, useAnswers } from '../../platform/use-answer.tsx'
import { orderAddress, orderQuery } from './api.ts'
import { isUnderWay } from './confirmation/standing-words.ts'
import { useOrdering } from './ordering.tsx'
import { storeOrderState } from './store-order-state.ts'
import { watchedBy } from './watched-by.ts'

/** A payment is through in seconds; an answer of staff is told by an event, and asked for in case that was lost. */
const WHILE_PAYING_MS = 2500
const OTHERWISE_MS = 30_000

export type FollowedOrder = { order: GuestOrder | undefined; error: unknown; ask: () => void }

/** An order as it stands, kept up to date until nothing more is to come of it. */
export function useFollowedOrder(orderId: string): FollowedOrder {
  const answers = useAnswers()
  const ordering = useOrdering()
  const { hotel } = ordering
  const { data: order, error } = useAnswer(orderQuery(ordering, orderId))
  const ask = () => void answers.refresh(orderAddress(hotel, orderId))
  const watchId = order?.watchId
  const isPaying = order?.stage === 'awaiting payment'
  const isOpen = order !== undefined && isUnderWay(order)

  // biome-ignore lint/correctness/useExhaustiveDependencies: asking hangs on these alone
  useEffect(() => {
    if (!isOpen) return
    return onReturn(ask, isPaying ? WHILE_PAYING_MS : OTHERWISE_MS)
  }, [answers, hotel, orderId, isOpen, isPaying])
  // biome-ignore lint/correctness/useExhaustiveDependencies: asking hangs on these alone
  useEffect(() => {
    if (watchId === undefined) return
    return followLive((name, data) => watchedBy(name, data, watchId) && ask())
  }, [answers, hotel, orderId, watchId])
  useEffect(() => {
    if (order) storeOrderState(hotel, order)
  }, [hotel, order])
  return { order, error, ask }
}
