import type { GuestOrder } from '@innkeeper/api/orders/checkout.ts'
import { STANDING_WORDS, standingOf } from './standing-words.ts'

export type Step = {
  words:
    | 'order.step.sent'
    | 'order.step.answer'
    | 'order.step.confirmed'
    | 'order.step.door'
    | 'order.step.ready'
    | 'order.step.booked'
    | (typeof STANDING_WORDS)[
        | 'declined'
        | 'cancelled'
        | 'replaced'
        | 'house cancelled'
        | 'delivered'
        | 'picked up'
        | 'done']
  /** When it was, or is to be. */
  at: string | null
  /** `now` is the one that lives; the only one that breathes. */
  state: 'done' | 'now' | 'next' | 'ended'
}

/** The way of an order from here to the guest; none where nothing was ordered. */
export function stepsOf(order: GuestOrder, now: number): Step[] {
  const sent: Step = { words: 'order.step.sent', at: order.placedAt, state: 'done' }
  const confirmed: Step = { words: 'order.step.confirmed', at: null, state: 'done' }
  const standing = standingOf(order)
  switch (standing) {
    case 'pending':
    case 'unpaid':
      return []
    case 'declined':
    case 'cancelled':
    case 'replaced':
      return [sent, { words: STANDING_WORDS[standing], at: null, state: 'ended' }]
    case 'house cancelled':
      return [sent, confirmed, { words: STANDING_WORDS[standing], at: null, state: 'ended' }]
    case 'delivered':
    case 'picked up':
    case 'done':
      return [sent, confirmed, { words: STANDING_WORDS[standing], at: order.doneAt, state: 'done' }]
    case 'sent':
      return [sent, { words: 'order.step.answer', at: null, state: 'now' }, ...arrival(order, 'next')]
    case 'confirmed': {
      const { timeExpected } = order
      const isOver = timeExpected !== null && Date.parse(timeExpected) < now
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
