import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockOfMinute } from '../time.ts'
import type { StaffedHours } from './settings-schema.ts'
import { isStaffed, nextStaffed } from './staffed-hours.ts'

const OSLO = 'Europe/Oslo'
const at = (text: string) => Date.parse(text)
const DAY = { start: '07:00', end: '23:00' }
const WEEK: StaffedHours = {
  1: DAY,
  2: DAY,
  3: DAY,
  4: DAY,
  5: { start: '07:00', end: '01:00' },
  6: null,
  7: null,
}

describe('staffed hours', () => {
  it('are those of the weekday, also past midnight', () => {
    expect(isStaffed(WEEK, at('2026-11-18T12:00:00Z'), OSLO)).toBe(true)
    expect(isStaffed(WEEK, at('2026-11-18T22:30:00Z'), OSLO)).toBe(false)
    expect(isStaffed(WEEK, at('2026-11-20T23:30:00Z'), OSLO)).toBe(true)
    expect(isStaffed(WEEK, at('2026-11-21T00:30:00Z'), OSLO)).toBe(false)
  })

  it('say when somebody is there next', () => {
    expect(nextStaffed(WEEK, at('2026-11-18T22:30:00Z'), OSLO)).toBe(at('2026-11-19T06:00:00Z'))
    expect(nextStaffed(WEEK, at('2026-11-21T12:00:00Z'), OSLO)).toBe(at('2026-11-23T06:00:00Z'))
    expect(nextStaffed({ 1: null, 2: null, 3: null, 4: null, 5: null, 6: null, 7: null }, 0, OSLO)).toBeNull()
  })

  it('whatever they are, somebody is there when it says so', () => {
    const hours = fc.option(
      fc
        .tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 0, max: 1439 }))
        .map(([start, end]) => ({ start: clockOfMinute(start), end: clockOfMinute(end) })),
    )
    const week = fc.record({ 1: hours, 2: hours, 3: hours, 4: hours, 5: hours, 6: hours, 7: hours })
    const instant = fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2027-12-31T00:00:00Z') })
    fc.assert(
      fc.property(week, instant, (staffed, now) => {
        const next = nextStaffed(staffed, now, OSLO)
        if (next !== null) {
          expect(next).toBeGreaterThanOrEqual(now)
          expect(isStaffed(staffed, next, OSLO)).toBe(true)
        } else {
          expect(Object.values(staffed).every((day) => day === null)).toBe(true)
        }
      }),
    )
  })
})
