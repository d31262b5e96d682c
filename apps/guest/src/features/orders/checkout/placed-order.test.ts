import { expect, test } from 'vitest'
import type { SentOrder } from '../sent-orders.ts'
import { placedOrder } from './use-send-order.ts'

const sent = (more: Partial<SentOrder>): SentOrder => ({
  ...{ orderId: 'one', number: 1, watchId: 'w', stage: 'placed', standing: 'sent', sentAt: 0 },
  ...more,
})

test('a cart whose confirmation nobody has seen yet is that order; what was seen, changed or not paid is not', () => {
  const placed = sent({ cart: '[tea]' })
  expect(placedOrder([placed], '[tea]')?.orderId).toBe('one')
  expect(placedOrder([placed], '[tea, coffee]')).toBeUndefined()
  expect(placedOrder([sent({})], '[tea]')).toBeUndefined()
  expect(placedOrder([sent({})], null)).toBeUndefined()
  expect(placedOrder([sent({ cart: '[tea]', stage: 'awaiting payment' })], '[tea]')).toBeUndefined()
})
