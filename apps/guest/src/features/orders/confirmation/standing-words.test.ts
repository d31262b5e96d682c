import { expect, test } from 'vitest'
import { isUnderWay, moneyWords, newAnswer, STANDING_WORDS, standingOf } from './standing-words.ts'

test('an order waits for its payment until it is placed or given up, wherever it is shown', () => {
  expect(standingOf({ stage: 'awaiting payment', standing: 'sent' })).toBe('pending')
  expect(standingOf({ stage: 'abandoned', standing: 'sent' })).toBe('unpaid')
  expect(standingOf({ stage: 'placed', standing: 'declined' })).toBe('declined')
  expect(standingOf({ stage: 'placed', standing: 'cancelled' })).toBe('cancelled')
  expect(standingOf({ stage: 'placed', standing: 'cancelled', isReplaced: true })).toBe('replaced')
  expect(STANDING_WORDS.pending).toBe('order.standing.awaiting')
})

test('an order is told to be confirmed once its payment is there, and once', () => {
  const unpaid = { stage: 'awaiting payment', standing: 'confirmed' } as const
  const confirmed = { stage: 'placed', standing: 'confirmed' } as const
  const sent = { stage: 'placed', standing: 'sent' } as const
  expect(newAnswer({ ...unpaid, standing: 'sent' }, unpaid)).toBeNull()
  expect(newAnswer(unpaid, confirmed)).toBe('confirmed')
  expect(newAnswer(sent, confirmed)).toBe('confirmed')
  expect(newAnswer(confirmed, confirmed)).toBeNull()
  expect(newAnswer(unpaid, { ...unpaid, stage: 'abandoned' })).toBeNull()
  expect(newAnswer(sent, { ...sent, standing: 'declined' })).toBe('declined')
  expect(newAnswer(sent, { ...sent, standing: 'cancelled' })).toBeNull()
})

test('after the answer it is done in its own words, or cancelled by the house, whatever its standing says', () => {
  const confirmed = { stage: 'placed', standing: 'confirmed' } as const
  expect(standingOf({ ...confirmed, outcome: 'delivered' })).toBe('delivered')
  expect(standingOf({ ...confirmed, outcome: null })).toBe('confirmed')
  expect(standingOf({ ...confirmed, standing: 'declined', outcome: 'cancelled' })).toBe('house cancelled')
  expect(STANDING_WORDS['house cancelled']).toBe('order.standing.houseCancelled')
})

test('that the house cancelled is told; that it is done, or not done after all, is only shown', () => {
  const confirmed = { stage: 'placed', standing: 'confirmed', outcome: null } as const
  const done = { ...confirmed, outcome: 'delivered' } as const
  const cancelled = { ...confirmed, standing: 'declined', outcome: 'cancelled' } as const
  expect(newAnswer(confirmed, cancelled)).toBe('house cancelled')
  expect(newAnswer(done, cancelled)).toBe('house cancelled')
  expect(newAnswer(cancelled, cancelled)).toBeNull()
  expect(newAnswer(confirmed, done)).toBeNull()
  expect(newAnswer(done, confirmed)).toBeNull()
})

test('an order is followed until nothing more is to come of it', () => {
  const confirmed = { stage: 'placed', standing: 'confirmed', outcome: null } as const
  expect(isUnderWay(confirmed)).toBe(true)
  expect(isUnderWay({ ...confirmed, standing: 'sent' })).toBe(true)
  expect(isUnderWay({ ...confirmed, stage: 'awaiting payment' })).toBe(true)
  expect(isUnderWay({ ...confirmed, outcome: 'picked up' })).toBe(false)
  expect(isUnderWay({ ...confirmed, standing: 'declined', outcome: 'cancelled' })).toBe(false)
})

test('an order that came to nothing says what becomes of money that was involved', () => {
  const order = { outcome: null, total: 10_000 }
  expect(moneyWords({ ...order, service: 'Pay Now', payment: 'released' })).toBe('order.notCharged')
  expect(moneyWords({ ...order, service: 'Pay Now', payment: 'captured' })).toBe('order.paidBack')
  expect(moneyWords({ ...order, service: 'Pay Now', payment: 'refunded' })).toBe('order.paidBack')
  const bill = { ...order, service: 'Put on bill', payment: 'none' } as const
  expect(moneyWords(bill)).toBeNull()
  // Once confirmed, it stood on the bill.
  expect(moneyWords({ ...bill, outcome: 'cancelled' })).toBe('order.notOnBill')
  expect(moneyWords({ ...bill, outcome: 'cancelled', total: 0 })).toBeNull()
  expect(moneyWords({ ...bill, outcome: 'cancelled', service: 'Pay on delivery' })).toBeNull()
})
