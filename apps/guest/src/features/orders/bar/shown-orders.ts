import type { StayOrder } from '@innkeeper/api/orders/checkout.ts'
import { MINUTE_MS } from '@innkeeper/domain/time.ts'
import { standingOf } from '../confirmation/standing-words.ts'
import { orderTitle } from '../order-title.ts'
import type { SentOrder } from '../sent-orders.ts'

/** An order as home shows it; `own` where this device sent it and has the key to it. */
export type ShownOrder = Pick<StayOrder, 'watchId' | 'stage' | 'standing' | 'outcome' | 'source'> & {
  isReplaced?: boolean | undefined
  title: string
  /** When it is expected, or was asked for. */
  time: string | null
  isCancellable: boolean
  own: SentOrder | null
}

/** The orders of this device, which has the keys to them, then those of the stay that other devices sent. */
export function shownOrders(own: readonly SentOrder[], ofStay: readonly StayOrder[]): ShownOrder[] {
  const others = ofStay.filter(
    ({ watchId, stage }) => stage === 'placed' && !own.some((sent) => sent.watchId === watchId),
  )
  return [...own.map(ofDevice), ...others.map(ofOthers)]
}

/** How long after its time an order is still in mind. */
const IN_MIND_MS = 60 * MINUTE_MS

/** Those home shows by themselves: under way, or with an answer this guest may not have seen; the rest is behind. */
export function currentOrders(orders: readonly ShownOrder[], now: number): ShownOrder[] {
  return orders.filter((order) => {
    const { time, own } = order
    switch (standingOf(order)) {
      case 'pending':
      case 'sent':
        return true
      case 'confirmed':
      case 'delivered':
      case 'picked up':
      case 'done':
        return time === null ? own !== null : now - Date.parse(time) < IN_MIND_MS
      default:
        return own !== null
    }
  })
}

function ofDevice(sent: SentOrder): ShownOrder {
  const { watchId, stage, standing, outcome = null, source = 'guestbook' } = sent
  const { title = '', time = null, isCancellable = false } = sent
  return { watchId, stage, standing, outcome, source, title, time, isCancellable, own: sent }
}

function ofOthers(order: StayOrder): ShownOrder {
  const { watchId, stage, standing, outcome, source, isReplaced, isCancellable } = order
  const title = orderTitle({ lines: order.items })
  const time = order.timeExpected ?? order.timeRequested
  return { watchId, stage, standing, outcome, source, isReplaced, title, time, isCancellable, own: null }
}
