import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inSlices } from './in-slices.ts'

beforeEach(() => {
  now = 0
  vi.useFakeTimers()
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

let now = 0

/** Ten steps of five milliseconds each. */
function* slowWork(): Generator<undefined, string> {
  for (let steps = 0; steps < 10; steps++) {
    now += 5
    yield
  }
  return 'done'
}

test('work is done in slices, each its own task, and told once', () => {
  const done = vi.fn()
  inSlices(slowWork(), done)
  expect(now).toBe(0)
  vi.advanceTimersToNextTimer()
  expect(now).toBe(15)
  vi.runAllTimers()
  expect(done).toHaveBeenCalledExactlyOnceWith('done')
})

test('what is given up is never told', () => {
  const done = vi.fn()
  inSlices(slowWork(), done)()
  vi.runAllTimers()
  expect(done).not.toHaveBeenCalled()
})
