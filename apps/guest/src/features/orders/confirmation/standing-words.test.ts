import { expect, test } from 'vitest'
import { moneyWords, STANDING_WORDS, standingOf } from './standing-words.ts'

test('an order waits for its payment until it is placed or given up, wherever it is shown', () => {
  expect(standingOf({ stage: 'awaiting payment', standing: 'sent' })).toBe('pending')
  expect(standingOf({ stage: 'abandoned', standing: 'sent' })).toBe('unpaid')
  expect(standingOf({ stage: 'placed', standing: 'declined' })).toBe('declined')
  expect(standingOf({ stage: 'placed', standing: 'cancelled' })).toBe('cancelled')
  expect(STANDING_WORDS.pending).toBe('order.standing.awaiting')
})

test('a declined order says what becomes of money that was involved', () => {
  expect(moneyWords({ service: 'Pay Now', payment: 'released' })).toBe('order.notCharged')
  expect(moneyWords({ service: 'Pay Now', payment: 'refunded' })).toBe('order.paidBack')
  expect(moneyWords({ service: 'Put on bill', payment: 'none' })).toBeNull()
})
