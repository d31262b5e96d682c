import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tellLive } from '../../platform/live-stream.ts'
import { followUpgrades } from './follow-upgrades.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('an open page looks again when prices, rooms, the stay or the request change', () => {
  const look = vi.fn()
  const stop = followUpgrades(look)
  for (const name of ['roomUpgrade.changed', 'stay.changed', 'order.answered'] as const) tellLive(name)
  expect(look).toHaveBeenCalledTimes(3)
  tellLive('product.changed')
  for (let taken = 0; taken < 9; taken++) tellLive('availability.changed')
  vi.advanceTimersByTime(5000)
  expect(look).toHaveBeenCalledTimes(4)
  tellLive('availability.changed')
  stop()
  vi.advanceTimersByTime(5000)
  expect(look).toHaveBeenCalledTimes(4)
})
