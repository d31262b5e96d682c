import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, localTimeAt, MINUTE_MS } from '../time.ts'
import type { ProductKind } from './constants.ts'
import { deliveryTimes, nextOpening, timeProblem, windowProblem } from './delivery-times.ts'
import { alwaysOpen } from './new-product.ts'
import { isSoldOut, soldOutUntil } from './sold-out.ts'

const zones = fc.constantFrom('Europe/Oslo', 'Europe/Tallinn', 'America/Santiago', 'Asia/Kolkata')
const anytime = fc.integer({ min: Date.parse('2025-01-01'), max: Date.parse('2028-01-01') })
/** Around midnight, where one quarter is of today and the next of tomorrow. */
const nearMidnight = fc
  .tuple(fc.integer({ min: 0, max: 1094 }), fc.integer({ min: -120, max: 120 }))
  .map(([day, minutes]) => Date.parse(`${addDays('2025-01-01', day)}T00:00:00Z`) + minutes * MINUTE_MS)
/** Days on which clocks change; in Santiago they do at midnight. */
const nearClockChange = fc
  .tuple(
    fc.constantFrom('2026-03-28', '2026-10-24', '2026-04-04', '2026-09-05'),
    fc.integer({ min: 0, max: 3 * 1440 }),
  )
  .map(([date, minutes]) => Date.parse(`${date}T00:00:00Z`) + minutes * MINUTE_MS)
const instants = fc.oneof(anytime, nearMidnight, nearClockChange)
const dayOf = (at: number, zone: string) => localTimeAt(at, zone).date

const product = (until: number | undefined, kind: ProductKind = 'brought') => ({
  options: { kind, openingHours: alwaysOpen() },
  soldOutUntil: until,
})

it('what is sold out for today is so for the rest of the day at the property, and not a moment longer', () => {
  fc.assert(
    fc.property(instants, zones, (now, zone) => {
      const until = soldOutUntil(now, zone)
      expect(isSoldOut(until, now)).toBe(true)
      expect(isSoldOut(until, until)).toBe(false)
      expect(dayOf(until - 1, zone)).toBe(dayOf(now, zone))
      expect(dayOf(until, zone) > dayOf(now, zone)).toBe(true)
    }),
  )
})

it('what nobody marked can be ordered', () => {
  expect(isSoldOut(undefined, 0)).toBe(false)
})

describe('an order of what is sold out today', () => {
  it('can be for every time of later days and for none of today, around midnight and when clocks change', () => {
    fc.assert(
      fc.property(
        instants,
        zones,
        fc.constantFrom<ProductKind>('brought', 'picked up', 'service'),
        (now, zone, kind) => {
          const clock = { now, timeZone: zone, stay: null }
          const marked = product(soldOutUntil(now, zone), kind)
          const today = dayOf(now, zone)
          const all = deliveryTimes([product(undefined, kind)], clock)
          const offered = deliveryTimes([marked], clock)
          expect(offered).toEqual(all.filter((time) => dayOf(time, zone) !== today))
          expect(nextOpening(marked, clock)).toBe(offered[0])
          for (const time of all) {
            const isToday = dayOf(time, zone) === today
            expect(timeProblem([marked], time, clock)).toBe(isToday ? 'order/out-of-stock' : null)
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  it('with others in one cart is for a later day as a whole', () => {
    const now = Date.parse('2026-11-15T12:00:00Z')
    const clock = { now, timeZone: 'Europe/Oslo', stay: null }
    const [first = 0] = deliveryTimes([product(undefined), product(soldOutUntil(now, 'Europe/Oslo'))], clock)
    expect(dayOf(first, 'Europe/Oslo')).toBe('2026-11-16')
  })

  it('has no time left for a guest who departs today, which is told from closed and too late', () => {
    const now = Date.parse('2026-11-15T12:00:00Z')
    const stay = { arrival: '2026-11-13', departure: '2026-11-15', state: 'checkin' as const }
    const clock = { now, timeZone: 'Europe/Oslo', stay }
    const marked = product(soldOutUntil(now, 'Europe/Oslo'))
    expect(windowProblem(marked, clock)).toBe('order/out-of-stock')
    expect(windowProblem(marked, { ...clock, stay: null })).toBeNull()
    expect(windowProblem(product(undefined), clock)).toBeNull()
    const closed = { ...marked, options: { ...marked.options, openingHours: neverOpen() } }
    expect(windowProblem(closed, clock)).toBe('order/closed-hours')
  })
})

function neverOpen() {
  return alwaysOpen().map((day) => ({ ...day, isOpen: false })) as ReturnType<typeof alwaysOpen>
}
