import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { spreadOut } from './spread-out.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what is asked again and again runs once, within five seconds of the first', () => {
  const run = vi.fn()
  const { ask } = spreadOut(run)
  for (let order = 0; order < 20; order++) {
    ask()
    vi.advanceTimersByTime(20)
  }
  vi.advanceTimersByTime(5000)
  expect(run).toHaveBeenCalledTimes(1)
  ask()
  vi.advanceTimersByTime(5000)
  expect(run).toHaveBeenCalledTimes(2)
})

test('phones that hear the same ask at different times', () => {
  const asked: number[] = []
  for (const random of [0, 0.5, 1])
    spreadOut(
      () => asked.push(Date.now()),
      () => random,
    ).ask()
  vi.advanceTimersByTime(5000)
  expect(new Set(asked).size).toBe(3)
})

test('a page that leaves asks nothing', () => {
  const run = vi.fn()
  const { ask, stop } = spreadOut(run)
  ask()
  stop()
  vi.advanceTimersByTime(5000)
  expect(run).not.toHaveBeenCalled()
})
