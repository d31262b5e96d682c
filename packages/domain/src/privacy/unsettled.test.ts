import { expect, test } from 'vitest'
import { unsettledOf } from './unsettled.ts'

const now = Date.parse('2026-11-15T12:00:00Z')
const order = {
  stage: 'placed',
  status: 'accepted',
  payment: 'none',
  archivedAt: null,
  doneAt: new Date(now),
  placedAt: new Date('2026-11-14T12:00:00Z'),
}

test.each([
  ['done', {}, null],
  ['not done yet', { doneAt: null }, 'to-do'],
  ['never marked as done', { doneAt: null, placedAt: new Date('2026-09-01') }, null],
  ['not answered', { status: 'no action taken', doneAt: null }, 'unanswered'],
  ['declined', { status: 'declined', doneAt: null }, null],
  ['archived', { status: 'no action taken', archivedAt: new Date(now) }, null],
  ['at the payment page', { stage: 'awaiting payment', payment: 'pending' }, 'unpaid'],
  ['paid with an amount on hold', { payment: 'held' }, 'unpaid'],
  ['archived while its payment failed', { payment: 'failed', archivedAt: new Date(now) }, 'unpaid'],
  ['never paid for', { stage: 'abandoned', payment: 'released', doneAt: null }, null],
])('an order that is %s', (_, change, expected) => {
  expect(unsettledOf({ ...order, ...change }, now)).toBe(expected)
})
