import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockOfMinute, DAY_MS, localTimeAt, MINUTE_MS } from '../time.ts'
import { afterQuietHours, isQuiet } from './quiet-hours.ts'

const NIGHT = { start: '21:00', end: '08:00' }
const OSLO = 'Europe/Oslo'
const at = (text: string) => Date.parse(text)

describe('quiet hours', () => {
  it('run past midnight', () => {
    expect(isQuiet(at('2026-11-18T19:59:00Z'), NIGHT, OSLO)).toBe(false)
    expect(isQuiet(at('2026-11-18T20:00:00Z'), NIGHT, OSLO)).toBe(true)
    expect(isQuiet(at('2026-11-19T06:59:00Z'), NIGHT, OSLO)).toBe(true)
    expect(isQuiet(at('2026-11-19T07:00:00Z'), NIGHT, OSLO)).toBe(false)
  })

  it('hold a message back until they end, on the same day or the next', () => {
    const morning = at('2026-11-19T07:00:00Z')
    expect(afterQuietHours(at('2026-11-18T22:30:00Z'), NIGHT, OSLO)).toBe(morning)
    expect(afterQuietHours(at('2026-11-19T03:00:00Z'), NIGHT, OSLO)).toBe(morning)
    expect(afterQuietHours(at('2026-11-19T12:00:00Z'), NIGHT, OSLO)).toBe(at('2026-11-19T12:00:00Z'))
  })

  it('are none where both ends are the same', () => {
    expect(isQuiet(at('2026-11-18T23:00:00Z'), { start: '21:00', end: '21:00' }, OSLO)).toBe(false)
  })

  it('end at their hour when clocks change in the night', () => {
    // Back by an hour on 25 October, ahead by one on 29 March.
    expect(afterQuietHours(at('2026-10-24T22:00:00Z'), NIGHT, OSLO)).toBe(at('2026-10-25T07:00:00Z'))
    expect(afterQuietHours(at('2026-03-28T22:00:00Z'), NIGHT, OSLO)).toBe(at('2026-03-29T06:00:00Z'))
    const untilHalfPastTwo = { start: '21:00', end: '02:30' }
    const again = afterQuietHours(at('2026-10-25T01:10:00Z'), untilHalfPastTwo, OSLO)
    expect(again).toBe(at('2026-10-25T01:30:00Z'))
  })

  it('whatever they are, nothing is sent in them, and nothing waits longer than they last', () => {
    const clock = fc.integer({ min: 0, max: 1439 }).map(clockOfMinute)
    const instant = fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2028-01-01T00:00:00Z') })
    const zone = fc.constantFrom(OSLO, 'America/St_Johns', 'Australia/Lord_Howe', 'UTC')
    fc.assert(
      fc.property(clock, clock, instant, zone, (start, end, now, timeZone) => {
        const hours = { start, end }
        const after = afterQuietHours(now, hours, timeZone)
        expect(isQuiet(after, hours, timeZone)).toBe(false)
        expect(after).toBeGreaterThanOrEqual(now)
        expect(after - now).toBeLessThanOrEqual(DAY_MS + 60 * MINUTE_MS)
        if (after !== now) expect(localTimeAt(after, timeZone).minute).toBeTypeOf('number')
      }),
    )
  })
})
