import { expect, test } from 'vitest'
import { moneyWords, standingOf } from './standing-words.ts'

test('an order waits for its payment until it is placed or given up', () => {
  expect(standingOf({ stage: 'awaiting payment', standing: 'sent' }, false)).toBe('pending')
  expect(standingOf({ stage: 'awaiting payment', standing: 'sent' }, true)).toBe('unpaid')
  expect(standingOf({ stage: 'abandoned', standing: 'sent' }, false)).toBe('unpaid')
  expect(standingOf({ stage: 'placed', standing: 'declined' }, true)).toBe('declined')
})

test('a declined order says what becomes of money that was involved', () => {
  expect(moneyWords({ service: 'Pay Now', payment: 'released' })).toBe('order.notCharged')
  expect(moneyWords({ service: 'Pay Now', payment: 'refunded' })).toBe('order.paidBack')
  expect(moneyWords({ service: 'Put on bill', payment: 'none' })).toBeNull()
})
