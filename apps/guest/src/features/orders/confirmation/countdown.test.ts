import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isJustSent, secondsLeft, startCountdown } from './countdown.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void vi.useRealTimers())

function counting(seconds: number) {
  const tell = { second: vi.fn(), end: vi.fn() }
  const stop = startCountdown(Date.now() + seconds * 1000, tell)
  return { ...tell, stop, told: () => tell.second.mock.calls.map(([left]) => left) }
}

test('fifteen seconds are told one by one, then the end, once', () => {
  const { told, end } = counting(15)
  vi.advanceTimersByTime(14_999)
  expect(told()).toEqual([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
  expect(end).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(told().at(-1)).toBe(0)
  expect(end).toHaveBeenCalledOnce()
})

test('a countdown that is stopped never ends', () => {
  const { stop, end } = counting(15)
  vi.advanceTimersByTime(9000)
  stop()
  vi.advanceTimersByTime(60_000)
  expect(end).not.toHaveBeenCalled()
})

test('seconds are whole and never below none', () => {
  expect([secondsLeft(10_000, 0), secondsLeft(10_000, 9001), secondsLeft(10_000, 12_000)]).toEqual([10, 1, 0])
})

test('an order opened again later is looked at: nothing counts down', () => {
  const placedAt = '2026-11-16T12:00:00Z'
  expect(isJustSent(placedAt, Date.parse('2026-11-16T12:00:20Z'))).toBe(true)
  expect(isJustSent(placedAt, Date.parse('2026-11-16T12:30:00Z'))).toBe(false)
})
