import { describe, expect, it } from 'vitest'
import { systemClock } from './system.ts'
import { createTestClock } from './test-clock.ts'

describe('the clock', () => {
  it('tells the machine’s time', () => {
    const before = Date.now()
    const told = systemClock.now().getTime()
    expect(told).toBeGreaterThanOrEqual(before)
    expect(told).toBeLessThanOrEqual(Date.now())
  })

  it('stands still in a test until it is moved', () => {
    const clock = createTestClock('2026-11-15T12:00:00Z')
    expect(clock.now()).toEqual(clock.now())
    clock.advance({ days: 1, hours: 2, minutes: 3, seconds: 4, ms: 5 })
    expect(clock.now().toISOString()).toBe('2026-11-16T14:03:04.005Z')
    clock.set('2027-01-01T00:00:00Z')
    expect(clock.now().toISOString()).toBe('2027-01-01T00:00:00.000Z')
  })

  it('is not moved by a caller that changes the date it was given', () => {
    const clock = createTestClock('2026-11-15T12:00:00Z')
    clock.now().setFullYear(1999)
    expect(clock.now().getUTCFullYear()).toBe(2026)
  })

  it('refuses a moment that is none', () => {
    expect(() => createTestClock('soon')).toThrow(RangeError)
  })
})
