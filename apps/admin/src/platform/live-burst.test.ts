import { expect, test, vi } from 'vitest'
import { createBurst } from './live-burst.ts'

function burst() {
  const refresh = vi.fn()
  const turns: (() => void)[] = []
  return {
    refresh,
    pass: () => turns.shift()?.(),
    hear: createBurst(refresh, 300, (turn) => turns.push(turn)),
  }
}

test('the first event refreshes at once', () => {
  const { refresh, hear } = burst()
  hear([['requests']])
  expect(refresh).toHaveBeenCalledExactlyOnceWith([['requests']])
})

test('what follows shortly is refreshed once, each key once', () => {
  const { refresh, hear, pass } = burst()
  hear([['requests']])
  for (let count = 0; count < 20; count++) hear([['requests'], ['request', count % 2]])
  expect(refresh).toHaveBeenCalledTimes(1)
  pass()
  expect(refresh).toHaveBeenCalledTimes(2)
  expect(refresh).toHaveBeenLastCalledWith([['requests'], ['request', 0], ['request', 1]])
})

test('after a quiet time the next one is at once again', () => {
  const { refresh, hear, pass } = burst()
  hear([['a']])
  pass()
  expect(refresh).toHaveBeenCalledTimes(1)
  hear([['b']])
  expect(refresh).toHaveBeenLastCalledWith([['b']])
})

test('an event that changes nothing on screen starts no wait', () => {
  const { refresh, hear } = burst()
  hear([])
  hear([['a']])
  expect(refresh).toHaveBeenCalledExactlyOnceWith([['a']])
})
