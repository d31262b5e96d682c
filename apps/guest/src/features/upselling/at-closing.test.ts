import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lookAtClosing } from './at-closing.ts'

const NOW = Date.parse('2026-11-14T12:00:00Z')
beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => void vi.useRealTimers())

const MINUTE = 60_000

test('the page looks at the moment the store closes, without a touch', async () => {
  const look = vi.fn(async () => undefined)
  lookAtClosing({ closesAt: NOW + 10 * MINUTE, look })
  await vi.advanceTimersByTimeAsync(10 * MINUTE - 1)
  expect(look).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(look).toHaveBeenCalledTimes(1)
})

test('on a device whose clock runs ahead it looks until the server says that it has closed', async () => {
  const look = vi.fn(async () => undefined)
  const stop = lookAtClosing({ closesAt: NOW - 5 * MINUTE, look })
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(look).toHaveBeenCalledTimes(5)
  stop()
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(look).toHaveBeenCalledTimes(5)
})

test('an answer that does not come is waited for, and one that fails is asked for again', async () => {
  let fail: (reason: Error) => void = () => undefined
  const look = vi.fn(() => new Promise<void>((_, reject) => (fail = reject)))
  lookAtClosing({ closesAt: NOW, look })
  await vi.advanceTimersByTimeAsync(5 * MINUTE)
  expect(look).toHaveBeenCalledTimes(1)
  fail(new Error('away'))
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(look).toHaveBeenCalledTimes(2)
})

test('a store that closes in half a year is looked at no sooner than timers reach', async () => {
  const look = vi.fn(async () => undefined)
  const stop = lookAtClosing({ closesAt: NOW + 180 * 24 * 60 * MINUTE, look })
  await vi.advanceTimersByTimeAsync(24 * 60 * MINUTE)
  expect(look).not.toHaveBeenCalled()
  stop()
})
