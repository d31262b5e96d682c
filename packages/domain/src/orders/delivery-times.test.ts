import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { addDays, clockOfMinute, DAY_MS, localTimeAt, MINUTE_MS } from '../time.ts'
import type { ProductKind } from './constants.ts'
import {
  clashing,
  deliveryTimes,
  isDeliveryTime,
  isOpenAt,
  nextOpening,
  timesOfDay,
  windowProblem,
} from './delivery-times.ts'
import { deliveryWindow, type StayAndClock } from './delivery-window.ts'
import { alwaysOpen } from './new-product.ts'
import type { ProductHours } from './product-schema.ts'

const OSLO = 'Europe/Oslo'
const STEP_MS = 15 * MINUTE_MS
const at = (text: string) => Date.parse(text)
const daily = (open: string, closed: string) =>
  alwaysOpen().map(() => ({ isOpen: true, open, closed })) as ProductHours
const having = (...all: ProductHours[]) =>
  all.map((openingHours) => ({ options: { kind: 'brought' as ProductKind, openingHours } }))
const anybody = (now: number, timeZone = OSLO): StayAndClock => ({ now, timeZone, stay: null })
const clocks = (times: number[], timeZone = OSLO) =>
  times.map((time) => {
    const { date, minute } = localTimeAt(time, timeZone)
    return `${date.slice(8)} ${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
  })

describe('times of delivery', () => {
  it('are quarters of an hour from now to the end of tomorrow', () => {
    const times = clocks(deliveryTimes(having(alwaysOpen()), anybody(at('2026-11-15T21:31:00Z'))))
    expect(times.slice(0, 3)).toEqual(['15 22:45', '15 23:00', '15 23:15'])
    expect(times.at(-1)).toBe('16 23:45')
    expect(times).toHaveLength(5 + 96)
  })

  it('are those at which every product is open; at closing time it is closed', () => {
    const products = having(daily('07:00', '10:00'), daily('09:30', '12:00'))
    expect(clocks(deliveryTimes(products, anybody(at('2026-11-15T08:45:00Z'))))).toEqual([
      '15 09:45',
      '16 09:30',
      '16 09:45',
    ])
    expect(
      deliveryTimes(
        having(daily('07:00', '10:00'), daily('10:00', '12:00')),
        anybody(at('2026-11-15T05:00:00Z')),
      ),
    ).toEqual([])
    expect(deliveryTimes([], anybody(0))).toEqual([])
  })

  it('run past midnight where the end is before the start, from yesterday too', () => {
    const night = having(daily('23:00', '00:30'))
    expect(clocks(deliveryTimes(night, anybody(at('2026-11-14T23:00:00Z'))))).toEqual([
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
    const times = clocks(deliveryTimes(having(weekdays), anybody(at('2026-11-15T12:00:00Z'))))
    expect(times[0]).toBe('16 00:00')
  })

  it('know nights in which clocks change', () => {
    const night = having(daily('01:30', '03:30'))
    const spring = clocks(deliveryTimes(night, anybody(at('2026-03-28T23:00:00Z')))).filter((each) =>
      each.startsWith('29'),
    )
    expect(spring).toEqual(['29 01:30', '29 01:45', '29 03:00', '29 03:15'])
    const autumn = clocks(deliveryTimes(night, anybody(at('2026-10-24T22:00:00Z')))).filter((each) =>
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

  it('are in any zone, at any moment, of the days of the window, in order, on the quarter, open and not past', () => {
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
    const product = fc.record({
      options: fc.record({
        kind: fc.constantFrom<ProductKind>('brought', 'picked up', 'service'),
        openingHours: fc.tuple(day, day, day, day, day, day, day),
      }),
    })
    // Around the nights in which clocks change somewhere, too.
    const moment = fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2027-01-01T00:00:00Z') })
    const stays = fc.option(
      fc.record({
        until: fc.integer({ min: -2, max: 12 }),
        nights: fc.integer({ min: 0, max: 10 }),
        state: fc.constantFrom('precheckin' as const, 'checkin' as const),
      }),
    )
    fc.assert(
      fc.property(
        zone,
        fc.array(product, { minLength: 1, maxLength: 3 }),
        moment,
        stays,
        (timeZone, products, now, wish) => {
          const today = localTimeAt(now, timeZone).date
          const arrival = addDays(today, wish?.until ?? 0)
          const stay = wish && { arrival, departure: addDays(arrival, wish.nights), state: wish.state }
          const asked = { now, timeZone, stay }
          const times = deliveryTimes(products, asked)
          const { first, last } = deliveryWindow(
            products.map(({ options }) => options.kind),
            asked,
          )
          const offered = new Set(times)
          times.forEach((time, place) => {
            const local = localTimeAt(time, timeZone)
            expect(time).toBeGreaterThanOrEqual(now)
            expect(time).toBeGreaterThan(times[place - 1] ?? 0)
            expect(local.date >= first && local.date <= last).toBe(true)
            expect(local.minute % 15).toBe(0)
          })
          // Every quarter of a day around the window: offered when and only when the server would take it.
          const from = Math.floor(Math.max(now, Date.parse(first) - DAY_MS) / STEP_MS) * STEP_MS
          const to = Date.parse(last) + 2 * DAY_MS
          for (let time = from; time < to; time += STEP_MS) {
            expect(isDeliveryTime(products, time, asked)).toBe(offered.has(time))
          }
        },
      ),
      { numRuns: 25 },
    )
  })
})

describe('the days of an order', () => {
  // The 16th of November 2026 is a Monday.
  const now = at('2026-11-16T09:00:00Z')
  const stay = (arrival: string, departure: string, state: 'precheckin' | 'checkin' | 'checkout') => ({
    now,
    timeZone: OSLO,
    stay: { arrival: `2026-11-${arrival}`, departure: `2026-11-${departure}`, state },
  })
  const days = (kind: ProductKind, asked: StayAndClock) => {
    const { first, last } = deliveryWindow([kind], asked)
    return `${first.slice(8)} to ${last.slice(8)}`
  }

  it('are today and tomorrow; of a service the week ahead', () => {
    expect(days('brought', anybody(now))).toBe('16 to 17')
    expect(days('picked up', stay('14', '20', 'checkin'))).toBe('16 to 17')
    expect(days('service', anybody(now))).toBe('16 to 23')
  })

  it('begin with the arrival of a booking that has not arrived', () => {
    expect(days('brought', stay('26', '29', 'precheckin'))).toBe('26 to 27')
    expect(days('service', stay('26', '29', 'precheckin'))).toBe('26 to 29')
    // Late, or let in early: it is today.
    expect(days('brought', stay('15', '20', 'precheckin'))).toBe('16 to 17')
    expect(days('brought', stay('18', '20', 'checkin'))).toBe('16 to 17')
  })

  it('end with the day of departure; a stay that is over bounds nothing', () => {
    expect(days('brought', stay('14', '16', 'checkin'))).toBe('16 to 16')
    expect(days('service', stay('14', '18', 'checkin'))).toBe('16 to 18')
    expect(days('brought', stay('26', '26', 'precheckin'))).toBe('26 to 26')
    expect(days('brought', stay('10', '15', 'checkout'))).toBe('16 to 17')
    // Checked out this morning, and ordering a postcard from the train at ten to midnight.
    expect(days('brought', stay('14', '16', 'checkout'))).toBe('16 to 17')
  })

  it('of several kinds are those that all of them have', () => {
    expect(deliveryWindow(['service', 'brought'], anybody(now)).last).toBe('2026-11-17')
  })

  const on = (weekdays: number[], open: string, closed: string) =>
    alwaysOpen().map((_, day) => ({ isOpen: weekdays.includes(day + 1), open, closed })) as ProductHours
  const massage = {
    options: { kind: 'service' as const, openingHours: on([3, 4, 5, 6, 7], '11:00', '19:00') },
  }
  const dinner = { options: { kind: 'brought' as const, openingHours: on([5], '18:00', '21:00') } }

  it('a massage from Wednesday on can be booked on Monday', () => {
    expect(windowProblem(massage, anybody(now))).toBeNull()
    expect(clocks(deliveryTimes([massage], anybody(now)))[0]).toBe('18 11:00')
  })

  it('what has no time in its window says when it has one next, unless the guest has left by then', () => {
    expect(windowProblem(dinner, anybody(now))).toBe('order/closed-hours')
    expect(nextOpening(dinner, anybody(now))).toBe(at('2026-11-20T17:00:00Z'))
    expect(nextOpening(dinner, stay('14', '19', 'checkin'))).toBeNull()
  })

  it('what has no time in common is named, and nothing where there is one', () => {
    const [morning, evening, all] = having(daily('07:00', '10:00'), daily('18:00', '21:00'), alwaysOpen())
    if (!morning || !evening || !all) throw new Error('Three products')
    expect(clashing([all, morning, evening], anybody(now))).toEqual([morning, evening])
    expect(clashing([all, morning], anybody(now))).toEqual([])
    expect(clashing([morning], anybody(now))).toEqual([])
  })

  it('where every two have a time and all together none, all are named', () => {
    // The third is closed in the one hour that the others share.
    const [one, two, three] = having(
      on([1], '07:00', '09:00'),
      on([1], '08:00', '10:00'),
      daily('09:00', '08:00'),
    )
    if (!one || !two || !three) throw new Error('Three products')
    const early = anybody(at('2026-11-15T23:00:00Z'))
    expect(clashing([one, two, three], early)).toEqual([one, two, three])
  })
})

describe('the times of a day', () => {
  /** Every quarter of an hour that clocks show on the day while it is open, each once. */
  function byBruteForce(hours: ProductHours, day: string, timeZone: string): string[] {
    const noon = at(`${day}T12:00:00Z`)
    const shown = new Set<string>()
    for (let instant = noon - 2 * DAY_MS; instant < noon + 2 * DAY_MS; instant += STEP_MS) {
      const { date, minute } = localTimeAt(instant, timeZone)
      if (date === day && isOpenAt(hours, instant, timeZone)) shown.add(clockOfMinute(minute))
    }
    return [...shown].sort()
  }

  it('are those that clocks show while it is open, also in the nights in which they change', () => {
    const zones = ['Europe/Copenhagen', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu']
    const changes = ['2026-03-29', '2026-10-25', '2026-03-08', '2026-11-01', '2026-04-05', '2026-10-04']
    const quarter = fc.integer({ min: 0, max: 95 }).map((step) => clockOfMinute(step * 15))
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.constantFrom(...changes),
        fc.integer({ min: -2, max: 2 }),
        fc.tuple(quarter, quarter),
        (timeZone, change, days, [open, closed]) => {
          const [day, hours] = [addDays(change, days), daily(open, closed)]
          expect(timesOfDay(hours, day, timeZone)).toEqual(byBruteForce(hours, day, timeZone))
        },
      ),
    )
  })

  it('of a long stay ask the runtime for few of its clocks', () => {
    const asked = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts')
    for (let days = 0; days < 60; days++)
      timesOfDay(alwaysOpen(), addDays('2031-06-01', days), 'Europe/Helsinki')
    expect(asked.mock.calls.length).toBeLessThan(60 * 5)
    asked.mockRestore()
  })
})
