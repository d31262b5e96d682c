import type { GuestOrder } from '@innkeeper/api/orders/checkout.ts'
import { standingOf } from './standing-words.ts'

export type Step = {
  words:
    | 'order.step.sent'
    | 'order.step.answer'
    | 'order.step.confirmed'
    | 'order.step.door'
    | 'order.step.ready'
    | 'order.step.booked'
    | 'order.standing.declined'
    | 'order.standing.cancelled'
  /** When it was, or is to be. */
  at: string | null
  /** `now` is the one that lives; the only one that breathes. */
  state: 'done' | 'now' | 'next' | 'ended'
}

/** The way of an order from here to the guest; none where nothing was ordered. */
export function stepsOf(order: GuestOrder, now: number): Step[] {
  const sent: Step = { words: 'order.step.sent', at: order.placedAt, state: 'done' }
  switch (standingOf(order)) {
    case 'pending':
    case 'unpaid':
      return []
    case 'declined':
      return [sent, { words: 'order.standing.declined', at: null, state: 'ended' }]
    case 'cancelled':
      return [sent, { words: 'order.standing.cancelled', at: null, state: 'ended' }]
    case 'sent':
      return [sent, { words: 'order.step.answer', at: null, state: 'now' }, ...arrival(order, 'next')]
    case 'confirmed': {
      const { timeExpected } = order
      const isOver = timeExpected !== null && Date.parse(timeExpected) < now
      const confirmed: Step = { words: 'order.step.confirmed', at: null, state: 'done' }
      return [sent, confirmed, ...arrival(order, isOver ? 'done' : 'now')]
    }
  }
}

/** A part of the stay arrives with the stay. */
function arrival(order: GuestOrder, state: Step['state']): Step[] {
  const { deliveryMethod, timeExpected, timeRequested, lines } = order
  const at = timeExpected ?? timeRequested
  if (deliveryMethod) {
    return [{ words: deliveryMethod === 'delivery' ? 'order.step.door' : 'order.step.ready', at, state }]
  }
  return lines.some(({ kind }) => kind === 'service') ? [{ words: 'order.step.booked', at, state }] : []
}
