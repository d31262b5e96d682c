import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, localTimeAt } from '../time.ts'
import { dayStart, dayStarts, daysIn, isPeriod, periodBefore, yearBefore } from './period.ts'

const zones = fc.constantFrom(
  'Europe/Copenhagen',
  'Atlantic/Azores',
  'America/Santiago',
  'Asia/Kolkata',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
)
const dates = fc.integer({ min: 0, max: 4000 }).map((day) => addDays('2022-01-01', day))

describe('a period of days', () => {
  it('has at least one day and at most a year', () => {
    expect(isPeriod({ from: '2026-11-15', to: '2026-11-15' })).toBe(true)
    expect(isPeriod({ from: '2026-11-16', to: '2026-11-15' })).toBe(false)
    expect(isPeriod({ from: '2028-01-01', to: '2028-12-31' })).toBe(true)
    expect(isPeriod({ from: '2026-01-01', to: '2027-01-02' })).toBe(false)
  })

  it('is compared with as many days right before', () => {
    expect(periodBefore({ from: '2026-11-09', to: '2026-11-15' })).toEqual({
      from: '2026-11-02',
      to: '2026-11-08',
    })
    fc.assert(
      fc.property(dates, fc.integer({ min: 0, max: 365 }), (from, days) => {
        const period = { from, to: addDays(from, days) }
        const before = periodBefore(period)
        expect(daysIn(before)).toBe(daysIn(period))
        expect(addDays(before.to, 1)).toBe(from)
      }),
    )
  })
})

describe('the same days of the year before', () => {
  it('are those of the calendar, the 29th of February becoming the 28th', () => {
    expect(yearBefore({ from: '2026-12-30', to: '2027-01-02' })).toEqual({
      from: '2025-12-30',
      to: '2026-01-02',
    })
    expect(yearBefore({ from: '2024-02-29', to: '2024-03-01' })).toEqual({
      from: '2023-02-28',
      to: '2023-03-01',
    })
  })

  it('are always a period, at most a day longer or shorter, and earlier', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 0, max: 365 }), (from, days) => {
        const period = { from, to: addDays(from, days) }
        const before = yearBefore(period)
        expect(isPeriod(before)).toBe(true)
        expect(Math.abs(daysIn(before) - daysIn(period))).toBeLessThanOrEqual(1)
        expect(before.to < period.to).toBe(true)
      }),
    )
  })
})

describe('the days of a property', () => {
  it('begin at its midnight, on the nights the clocks change as well', () => {
    const start = (date: string) => new Date(dayStart(date, 'Europe/Copenhagen')).toISOString()
    expect(start('2026-03-29')).toBe('2026-03-28T23:00:00.000Z')
    expect(start('2026-03-30')).toBe('2026-03-29T22:00:00.000Z')
    expect(start('2026-10-26')).toBe('2026-10-25T23:00:00.000Z')
  })

  it('begin at one o’clock where the clocks skip midnight', () => {
    expect(localTimeAt(dayStart('2025-09-07', 'America/Santiago'), 'America/Santiago')).toMatchObject({
      date: '2025-09-07',
      minute: 60,
    })
  })

  it('hold every instant in exactly one day', () => {
    fc.assert(
      fc.property(dates, zones, (date, timeZone) => {
        const start = dayStart(date, timeZone)
        expect(localTimeAt(start, timeZone).date).toBe(date)
        expect(localTimeAt(start - 1, timeZone).date).toBe(addDays(date, -1))
      }),
    )
  })

  it('follow each other without a gap', () => {
    const starts = dayStarts({ from: '2026-10-24', to: '2026-10-26' }, 'Europe/Copenhagen')
    expect(starts.slice(1).map((start, day) => (start - (starts[day] ?? 0)) / 3_600_000)).toEqual([
      24, 25, 24,
    ])
  })
})
