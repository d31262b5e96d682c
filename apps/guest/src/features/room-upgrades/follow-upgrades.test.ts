import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tellLive } from '../../platform/live-stream.ts'
import { followUpgrades, type Shown } from './follow-upgrades.ts'
import { SAMPLE_UPGRADES, sampleRequest } from './sample-upgrades.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const STAY: Shown = { stay: SAMPLE_UPGRADES.stay, requested: sampleRequest('suite', 'sent') }
const NOBODY: Shown = { stay: null, requested: null }
const stayChanged = (watchId: string) => tellLive('stay.changed', JSON.stringify({ watchIds: [watchId] }))
const answered = (watchId: string) => tellLive('order.answered', JSON.stringify({ watchId }))

test('an open page looks again when prices, rooms, the stay or the request change', () => {
  const look = vi.fn()
  const stop = followUpgrades(() => STAY, look)
  tellLive('roomUpgrade.changed')
  stayChanged('this stay')
  answered('watched')
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

test('what happens to other guests is nothing to this page', () => {
  for (const shown of [STAY, { ...STAY, requested: null }, NOBODY]) {
    const look = vi.fn()
    const stop = followUpgrades(() => shown, look)
    stayChanged('another stay')
    answered('of another guest')
    vi.advanceTimersByTime(5000)
    expect(look).not.toHaveBeenCalled()
    tellLive('reset')
    expect(look).toHaveBeenCalledOnce()
    stop()
  }
})
