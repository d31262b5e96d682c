import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  clockOfMinute,
  DAY_MS,
  knowOffsets,
  localTimeAt,
  MINUTE_MS,
  minuteOfClock,
  nextDayStart,
  offsetStretches,
} from './time.ts'

test('a clock and its minute are the same moment of any day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3000 }), (minute) => {
      expect(clockOfMinute(minute)).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/)
      expect(minuteOfClock(clockOfMinute(minute))).toBe(minute % 1440)
    }),
  )
})

test('the next day starts when the date on the wall changes, also where clocks skip midnight', () => {
  const zones = fc.constantFrom('Europe/Oslo', 'Africa/Cairo', 'America/Santiago', 'Asia/Kathmandu', 'UTC')
  const from = Date.parse('2026-01-01T00:00:00Z')
  fc.assert(
    fc.property(zones, fc.integer({ min: 0, max: 366 * 1440 }), (zone, minutes) => {
      const now = from + minutes * MINUTE_MS
      const today = localTimeAt(now, zone).date
      const start = nextDayStart(now, zone)
      expect(localTimeAt(start - 1, zone).date).toBe(today)
      expect(localTimeAt(start, zone).date > today).toBe(true)
      expect(start - now).toBeLessThanOrEqual(DAY_MS + 60 * MINUTE_MS)
    }),
  )
})

test('offsets that were found elsewhere tell the same times, and beyond them the runtime is asked', () => {
  const zones = fc.constantFrom('Europe/Oslo', 'America/Santiago', 'Asia/Kathmandu', 'Australia/Lord_Howe')
  const year = Date.parse('2026-01-01T00:00:00Z')
  const minutes = fc.integer({ min: 0, max: 366 * 1440 })
  fc.assert(
    fc.property(zones, minutes, fc.integer({ min: -3 * 1440, max: 12 * 1440 }), (zone, start, later) => {
      const from = year + start * MINUTE_MS
      const instant = from + later * MINUTE_MS
      knowOffsets(zone, [])
      const asked = localTimeAt(instant, zone)
      knowOffsets(zone, offsetStretches(from, from + 9 * DAY_MS, zone))
      expect(localTimeAt(instant, zone)).toEqual(asked)
    }),
  )
})
