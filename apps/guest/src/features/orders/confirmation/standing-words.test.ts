import { expect, test } from 'vitest'
import { moneyWords, newAnswer, STANDING_WORDS, standingOf } from './standing-words.ts'

test('an order waits for its payment until it is placed or given up, wherever it is shown', () => {
  expect(standingOf({ stage: 'awaiting payment', standing: 'sent' })).toBe('pending')
  expect(standingOf({ stage: 'abandoned', standing: 'sent' })).toBe('unpaid')
  expect(standingOf({ stage: 'placed', standing: 'declined' })).toBe('declined')
  expect(standingOf({ stage: 'placed', standing: 'cancelled' })).toBe('cancelled')
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

test('a declined order says what becomes of money that was involved', () => {
  expect(moneyWords({ service: 'Pay Now', payment: 'released' })).toBe('order.notCharged')
  expect(moneyWords({ service: 'Pay Now', payment: 'refunded' })).toBe('order.paidBack')
  expect(moneyWords({ service: 'Put on bill', payment: 'none' })).toBeNull()
})
