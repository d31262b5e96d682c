import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, localTimeAt, MINUTE_MS } from '../time.ts'
import { deliveryTimes, isDeliveryTime, isOpenAt } from './delivery-times.ts'
import { alwaysOpen } from './new-product.ts'
import type { ProductHours } from './product-schema.ts'

const OSLO = 'Europe/Oslo'
const at = (text: string) => Date.parse(text)
const daily = (open: string, closed: string) =>
  alwaysOpen().map(() => ({ isOpen: true, open, closed })) as ProductHours
const having = (...all: ProductHours[]) => all.map((openingHours) => ({ options: { openingHours } }))
const clocks = (times: number[], timeZone = OSLO) =>
  times.map((time) => {
    const { date, minute } = localTimeAt(time, timeZone)
    return `${date.slice(8)} ${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
  })

describe('times of delivery', () => {
  it('are quarters of an hour from now to the end of tomorrow', () => {
    const times = clocks(deliveryTimes(having(alwaysOpen()), at('2026-11-15T21:31:00Z'), OSLO))
    expect(times.slice(0, 3)).toEqual(['15 22:45', '15 23:00', '15 23:15'])
    expect(times.at(-1)).toBe('16 23:45')
    expect(times).toHaveLength(5 + 96)
  })

  it('are those at which every product is open; at closing time it is closed', () => {
    const products = having(daily('07:00', '10:00'), daily('09:30', '12:00'))
    expect(clocks(deliveryTimes(products, at('2026-11-15T08:45:00Z'), OSLO))).toEqual([
      '15 09:45',
      '16 09:30',
      '16 09:45',
    ])
    expect(
      deliveryTimes(
        having(daily('07:00', '10:00'), daily('10:00', '12:00')),
        at('2026-11-15T05:00:00Z'),
        OSLO,
      ),
    ).toEqual([])
    expect(deliveryTimes([], 0, OSLO)).toEqual([])
  })

  it('run past midnight where the end is before the start, from yesterday too', () => {
    const night = having(daily('23:00', '00:30'))
    expect(clocks(deliveryTimes(night, at('2026-11-14T23:00:00Z'), OSLO))).toEqual([
      '15 00:00',
      '15 00:15',
      '15 23:00',
      '15 23:15',
      '15 23:30',
      '15 23:45',
      '16 00:00',
      '16 00:15',
      '16 23:00',
      '16 23:15',
      '16 23:30',
      '16 23:45',
    ])
  })

  it('leave out closed days', () => {
    // The 15th is a Sunday.
    const weekdays = alwaysOpen()
    weekdays[6].isOpen = false
    const times = clocks(deliveryTimes(having(weekdays), at('2026-11-15T12:00:00Z'), OSLO))
    expect(times[0]).toBe('16 00:00')
  })

  it('know nights in which clocks change', () => {
    const night = having(daily('01:30', '03:30'))
    const spring = clocks(deliveryTimes(night, at('2026-03-28T23:00:00Z'), OSLO)).filter((each) =>
      each.startsWith('29'),
    )
    expect(spring).toEqual(['29 01:30', '29 01:45', '29 03:00', '29 03:15'])
    const autumn = clocks(deliveryTimes(night, at('2026-10-24T22:00:00Z'), OSLO)).filter((each) =>
      each.startsWith('25'),
    )
    expect(autumn).toHaveLength(12)
    expect(autumn.filter((each) => each === '25 02:15')).toHaveLength(2)
  })

  it('are open from the first minute to the one before closing', () => {
    const hours = daily('15:00', '22:00')
    expect(isOpenAt(hours, at('2026-11-15T14:00:00Z'), OSLO)).toBe(true)
    expect(isOpenAt(hours, at('2026-11-15T20:59:00Z'), OSLO)).toBe(true)
    expect(isOpenAt(hours, at('2026-11-15T21:00:00Z'), OSLO)).toBe(false)
    expect(isOpenAt(alwaysOpen(), at('2026-11-15T22:59:30Z'), OSLO)).toBe(true)
  })

  it('are in any zone, at any moment, of today or tomorrow, in order, on the quarter, open and not past', () => {
    const zone = fc.constantFrom(
      'Europe/Oslo',
      'Africa/Cairo',
      'Asia/Kathmandu',
      'Australia/Lord_Howe',
      'America/Santiago',
    )
    const clock = fc
      .integer({ min: 0, max: 1439 })
      .map(
        (minute) =>
          `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`,
      )
    const day = fc.record({ isOpen: fc.boolean(), open: clock, closed: clock })
    const week = fc.tuple(day, day, day, day, day, day, day)
    const moment = fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2027-01-01T00:00:00Z') })
    fc.assert(
      fc.property(zone, fc.array(week, { minLength: 1, maxLength: 3 }), moment, (timeZone, weeks, now) => {
        const times = deliveryTimes(having(...weeks), now, timeZone)
        const today = localTimeAt(now, timeZone).date
        const offered = new Set(times)
        times.forEach((time, place) => {
          const local = localTimeAt(time, timeZone)
          expect(time).toBeGreaterThanOrEqual(now)
          expect(time).toBeGreaterThan(times[place - 1] ?? 0)
          expect([today, addDays(today, 1)]).toContain(local.date)
          expect(local.minute % 15).toBe(0)
        })
        // Every quarter of three days: offered when and only when the server would take it.
        const first = Math.ceil(now / (15 * MINUTE_MS)) * 15 * MINUTE_MS
        for (let step = -4; step < 3 * 96; step++) {
          const time = first + step * 15 * MINUTE_MS
          expect(isDeliveryTime(having(...weeks), time, now, timeZone)).toBe(offered.has(time))
        }
      }),
      { numRuns: 25 },
    )
  })
})
