import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withTimeLimit } from './lazy-part.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a part that never comes counts as failed after its time', async () => {
  const part = withTimeLimit(new Promise(() => undefined), 120_000)
  const failed = expect(part).rejects.toThrow('too long')
  await vi.advanceTimersByTimeAsync(120_000)
  await failed
})

test('a part that comes in time is there, and no timer is left', async () => {
  await expect(withTimeLimit(Promise.resolve('here'), 120_000)).resolves.toBe('here')
  expect(vi.getTimerCount()).toBe(0)
})
