import { CallError } from '@innkeeper/api/client.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAnswerStore } from '../../platform/answer-store.ts'
import { SAMPLE_ORDERING } from './draw-sample.tsx'
import { hasStayOrders } from './has-stay-orders.ts'

const STAY = { ...SAMPLE_ORDERING, bookingId: 'astrid' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('orders of a stay that is out of reach are asked for until it can be said whether there are any', async () => {
  const call = vi.fn().mockRejectedValue(new CallError('server/unavailable', 503, 'no database'))
  const told = vi.fn()
  void hasStayOrders(createAnswerStore(call), STAY).then(told)
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  expect(told).not.toHaveBeenCalled()
  call.mockResolvedValue({ orders: [{}] })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told).toHaveBeenCalledExactlyOnceWith(true)
  expect(vi.getTimerCount(), 'nobody asks any more').toBe(0)
})

test('a stay that is not known has none, and is asked for once', async () => {
  const call = vi.fn().mockRejectedValue(new CallError('booking/unknown', 404, 'unknown'))
  await expect(hasStayOrders(createAnswerStore(call), STAY)).resolves.toBe(false)
  expect(call).toHaveBeenCalledOnce()
})
