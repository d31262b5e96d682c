import type { GuestOrder } from '@innkeeper/api/orders/checkout.ts'
import { expect, test } from 'vitest'
import { stepsOf } from './steps.ts'

const NOW = Date.parse('2026-11-16T17:00:00Z')
const order = (change: Partial<GuestOrder>) =>
  ({
    stage: 'placed',
    standing: 'sent',
    placedAt: '2026-11-16T16:42:00Z',
    deliveryMethod: 'delivery',
    timeRequested: '2026-11-17T06:30:00Z',
    timeExpected: null,
    outcome: null,
    lines: [{ kind: 'brought' }],
    ...change,
  }) as GuestOrder
const states = (change: Partial<GuestOrder>) =>
  stepsOf(order(change), NOW).map(({ words, state }) => [words, state])

test('an order that waits for its answer lives there', () => {
  expect(states({})).toEqual([
    ['order.step.sent', 'done'],
    ['order.step.answer', 'now'],
    ['order.step.door', 'next'],
  ])
})

test('one that is confirmed lives at its last step, until its time has passed', () => {
  const timeExpected = '2026-11-17T06:40:00Z'
  expect(states({ standing: 'confirmed', timeExpected }).at(-1)).toEqual(['order.step.door', 'now'])
  expect(stepsOf(order({ standing: 'confirmed', timeExpected }), NOW).at(-1)?.at).toBe(timeExpected)
  const over = '2026-11-16T16:50:00Z'
  expect(states({ standing: 'confirmed', timeExpected: over }).at(-1)).toEqual(['order.step.door', 'done'])
})

test('one that is cancelled or declined ends there, and one never paid has no way at all', () => {
  expect(states({ standing: 'cancelled' }).at(-1)).toEqual(['order.standing.cancelled', 'ended'])
  expect(states({ standing: 'declined' }).at(-1)).toEqual(['order.standing.declined', 'ended'])
  expect(states({ stage: 'awaiting payment' })).toEqual([])
})

test('one that is done ends with what was done and when; one the house cancelled was confirmed before', () => {
  const doneAt = '2026-11-16T16:58:00Z'
  const done = order({ standing: 'confirmed', outcome: 'delivered', doneAt })
  expect(stepsOf(done, NOW).at(-1)).toEqual({ words: 'order.standing.delivered', at: doneAt, state: 'done' })
  expect(states({ standing: 'declined', outcome: 'cancelled' })).toEqual([
    ['order.step.sent', 'done'],
    ['order.step.confirmed', 'done'],
    ['order.standing.houseCancelled', 'ended'],
  ])
})

test('a service has its time and a part of the stay none', () => {
  const service = { deliveryMethod: null, lines: [{ kind: 'service' }] as GuestOrder['lines'] }
  expect(states(service).at(-1)).toEqual(['order.step.booked', 'next'])
  const late = { deliveryMethod: null, lines: [{ kind: 'part of the stay' }] as GuestOrder['lines'] }
  expect(states(late)).toHaveLength(2)
})
