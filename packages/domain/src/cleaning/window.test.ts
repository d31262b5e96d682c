import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, clockOfMinute, DAY_MS, HOUR_MS, localTimeAt, MINUTE_MS, minuteOfClock } from '../time.ts'
import { DEFAULT_CLEANING_WINDOW } from './constants.ts'
import { windowAt, windowOf } from './window.ts'

const ZONES = ['Europe/Copenhagen', 'America/New_York'] as const
const at = (instant: string, zone: string = 'Europe/Copenhagen') =>
  windowAt(DEFAULT_CLEANING_WINDOW, Date.parse(instant), zone)

const clock = fc.integer({ min: 0, max: 1439 }).map(clockOfMinute)
const windows = fc
  .tuple(clock, clock)
  .filter(([opens, closes]) => opens < closes)
  .map(([opens, closes]) => ({ opens, closes }))
const instants = fc
  .integer({ min: 0, max: 3 * 366 * 1440 })
  .map((minutes) => Date.parse('2025-12-31T12:00:00Z') + minutes * MINUTE_MS)

describe('the window of a card', () => {
  it('is 08:00 to 22:00 where the card was saved without one', () => {
    expect(windowOf({})).toEqual({ opens: '08:00', closes: '22:00' })
    expect(windowOf({ cleaningWindow: { opens: '10:00', closes: '12:00' } })).toEqual({
      opens: '10:00',
      closes: '12:00',
    })
  })

  it('is open to the last millisecond before it closes, and from the first of its opening', () => {
    expect(at('2026-11-15T20:59:59.999Z').isOpen).toBe(true)
    expect(at('2026-11-15T21:00:00.000Z').isOpen).toBe(false)
    expect(at('2026-11-15T06:59:59.999Z').isOpen).toBe(false)
    expect(at('2026-11-15T07:00:00.000Z').isOpen).toBe(true)
  })

  it('is about another day from midnight at the property on', () => {
    expect(at('2026-11-15T22:59:59.999Z')).toMatchObject({ today: '2026-11-15', tomorrow: '2026-11-16' })
    expect(at('2026-11-15T23:00:00.000Z')).toMatchObject({ today: '2026-11-16', tomorrow: '2026-11-17' })
    expect(at('2026-11-16T04:59:59.999Z', 'America/New_York').tomorrow).toBe('2026-11-16')
  })

  it.each([
    ['Europe/Copenhagen', '2026-03-29', '2026-03-29T06:00:00Z', '2026-03-29T20:00:00Z'],
    ['Europe/Copenhagen', '2026-10-25', '2026-10-25T07:00:00Z', '2026-10-25T21:00:00Z'],
    ['America/New_York', '2026-03-08', '2026-03-08T12:00:00Z', '2026-03-09T02:00:00Z'],
    ['America/New_York', '2026-11-01', '2026-11-01T13:00:00Z', '2026-11-02T03:00:00Z'],
  ])(
    'in %s opens and closes by the clock on the wall on %s, when clocks change',
    (zone, day, opens, closes) => {
      const [first, last] = [Date.parse(opens), Date.parse(closes)]
      const look = (now: number) => windowAt(DEFAULT_CLEANING_WINDOW, now, zone)
      expect(look(first - 1)).toMatchObject({ today: day, isOpen: false, changesAt: first })
      expect(look(first)).toMatchObject({ today: day, isOpen: true, changesAt: last })
      expect(look(last - 1)).toMatchObject({ isOpen: true, tomorrow: addDays(day, 1) })
      expect(look(last)).toMatchObject({ today: day, isOpen: false })
      // The night before and the night after have 23 or 25 hours, and the window is not moved by them.
      expect(localTimeAt(look(last).changesAt, zone)).toMatchObject({ date: addDays(day, 1), minute: 480 })
    },
  )

  it('closes once where an hour comes twice', () => {
    const night = { opens: '01:00', closes: '02:30' }
    const half = (instant: string) => windowAt(night, Date.parse(instant), 'Europe/Copenhagen').isOpen
    // 02:29 and 02:30 in summer time, then 02:29 again.
    expect(half('2026-10-25T00:29:59Z')).toBe(true)
    expect(half('2026-10-25T00:30:00Z')).toBe(false)
    expect(half('2026-10-25T01:29:00Z')).toBe(false)
  })

  it('is open exactly while the clock on the wall is between its times, in nights without a change', () => {
    fc.assert(
      fc.property(windows, instants, fc.constantFrom(...ZONES), (window, now, zone) => {
        const { date, minute } = localTimeAt(now, zone)
        const changes =
          localTimeAt(now - DAY_MS, zone).minute !== minute ||
          localTimeAt(now + DAY_MS, zone).minute !== minute
        fc.pre(!changes)
        const found = windowAt(window, now, zone)
        expect(found.isOpen).toBe(
          minuteOfClock(window.opens) <= minute && minute < minuteOfClock(window.closes),
        )
        expect(found.today).toBe(date)
        expect(found.tomorrow).toBe(addDays(date, 1))
      }),
    )
  })

  it('changes when it says so, and not before', () => {
    fc.assert(
      fc.property(instants, fc.constantFrom(...ZONES), (now, zone) => {
        const found = windowAt(DEFAULT_CLEANING_WINDOW, now, zone)
        expect(found.changesAt).toBeGreaterThan(now)
        expect(found.changesAt - now).toBeLessThanOrEqual(15 * HOUR_MS)
        expect(windowAt(DEFAULT_CLEANING_WINDOW, found.changesAt - 1, zone).isOpen).toBe(found.isOpen)
        expect(windowAt(DEFAULT_CLEANING_WINDOW, found.changesAt, zone).isOpen).toBe(!found.isOpen)
      }),
    )
  })
})
