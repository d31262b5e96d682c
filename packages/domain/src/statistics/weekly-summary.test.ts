import fc from 'fast-check'
import { expect, it } from 'vitest'
import { localTimeAt } from '../time.ts'
import { daysIn } from './period.ts'
import { isSummaryDue, mondayOf, toldWhenBegun, weekBefore } from './weekly-summary.ts'

const at = (moment: string) => Date.parse(moment)
const ZONE = 'Europe/Copenhagen'

it('is told from seven in the morning of Monday at the property until Tuesday ends', () => {
  expect(isSummaryDue(at('2026-11-16T05:59:59Z'), ZONE)).toBe(false)
  expect(isSummaryDue(at('2026-11-16T06:00:00Z'), ZONE)).toBe(true)
  expect(isSummaryDue(at('2026-11-17T22:59:59Z'), ZONE)).toBe(true)
  expect(isSummaryDue(at('2026-11-17T23:00:00Z'), ZONE)).toBe(false)
  expect(isSummaryDue(at('2026-11-16T06:00:00Z'), 'America/New_York')).toBe(false)
})

it('is of the seven days before', () => {
  expect(weekBefore('2026-11-16')).toEqual({ from: '2026-11-09', to: '2026-11-15' })
})

it('comes to whoever begins early on Monday the same day, else on the next one', () => {
  expect(toldWhenBegun(at('2026-11-16T05:30:00Z'), ZONE)).toBeNull()
  expect(toldWhenBegun(at('2026-11-16T06:30:00Z'), ZONE)).toBe('2026-11-16')
  expect(toldWhenBegun(at('2026-11-18T12:00:00Z'), ZONE)).toBe('2026-11-16')
})

it('always begins on the Monday of the property', () => {
  const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(moment, fc.constantFrom(ZONE, 'America/New_York', 'Asia/Kathmandu'), (now, zone) => {
      const monday = mondayOf(now.getTime(), zone)
      const today = localTimeAt(now.getTime(), zone).date
      expect(new Date(`${monday}T12:00:00Z`).getUTCDay()).toBe(1)
      expect(daysIn({ from: monday, to: today })).toBeGreaterThanOrEqual(1)
      expect(daysIn({ from: monday, to: today })).toBeLessThanOrEqual(7)
    }),
  )
})
