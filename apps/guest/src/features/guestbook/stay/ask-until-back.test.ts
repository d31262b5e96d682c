import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tellLive } from '../../../platform/live-stream.ts'
import { askUntilBack } from './ask-until-back.ts'

const MINUTE_MS = 60_000

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { visibilityState: 'visible' })
})
afterEach(() => void vi.useRealTimers())

test('what is away is asked for soon, then at least every half minute, however long it takes', async () => {
  const ask = vi.fn(async () => undefined)
  const stop = askUntilBack(ask)
  await vi.advanceTimersByTimeAsync(6000)
  expect(ask).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS)
  for (let times = 0; times < 10; times++) {
    ask.mockClear()
    await vi.advanceTimersByTimeAsync(30_000)
    expect([1, 2]).toContain(ask.mock.calls.length)
  }
  stop()
})

test('it is asked for at once when the live stream is back, and no more after it was stopped', async () => {
  const ask = vi.fn(async () => undefined)
  const stop = askUntilBack(ask)
  tellLive('lost')
  expect(ask).not.toHaveBeenCalled()
  tellLive('open')
  expect(ask).toHaveBeenCalledOnce()
  stop()
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS)
  tellLive('open')
  expect(ask).toHaveBeenCalledOnce()
})

test('a question that takes its time is not asked a second time beside it', async () => {
  const ask = vi.fn(() => new Promise((resolve) => setTimeout(resolve, MINUTE_MS)))
  const stop = askUntilBack(ask)
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  tellLive('open')
  expect(ask).toHaveBeenCalledOnce()
  stop()
})
