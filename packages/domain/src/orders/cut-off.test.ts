import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, localTimeAt, MINUTE_MS, minuteOfClock } from '../time.ts'
import { isInTime, orderableUntil } from './cut-off.ts'
import { deliveryTimes, nextOpening, timeProblem, windowProblem } from './delivery-times.ts'
import { alwaysOpen } from './new-product.ts'
import type { CutOff, ProductHours } from './product-schema.ts'

const OSLO = 'Europe/Oslo'
const at = (text: string) => Date.parse(text)
const anybody = (now: number) => ({ now, timeZone: OSLO, stay: null })
const evening: CutOff = { kind: 'day before', time: '20:00' }
const breakfast = {
  options: {
    kind: 'brought' as const,
    openingHours: alwaysOpen().map(() => ({ isOpen: true, open: '07:00', closed: '10:00' })) as ProductHours,
    cutOff: evening,
  },
}

describe('a cut-off', () => {
  it('some minutes before counts from the time asked for', () => {
    const until = orderableUntil({ kind: 'minutes before', minutes: 90 }, at('2026-11-15T18:00:00Z'), OSLO)
    expect(until).toBe(at('2026-11-15T16:30:00Z'))
    expect(orderableUntil(null, 0, OSLO)).toBeNull()
  })

  it('the evening before is that of the property’s clock, also on the night clocks change', () => {
    expect(orderableUntil(evening, at('2026-11-16T07:00:00Z'), OSLO)).toBe(at('2026-11-15T19:00:00Z'))
    // Clocks went back on 25 October 2026: the evening before was still summer.
    expect(orderableUntil(evening, at('2026-10-25T07:00:00Z'), OSLO)).toBe(at('2026-10-24T18:00:00Z'))
  })

  it('can be met until its very minute', () => {
    const wanted = at('2026-11-16T07:00:00Z')
    expect(isInTime(evening, wanted, at('2026-11-15T19:00:00Z'), OSLO)).toBe(true)
    expect(isInTime(evening, wanted, at('2026-11-15T19:00:01Z'), OSLO)).toBe(false)
  })

  it('is always on the day before, at its clock, in every zone on every day', () => {
    const zones = fc.constantFrom(
      OSLO,
      'Europe/Helsinki',
      'America/Sao_Paulo',
      'Pacific/Auckland',
      'Asia/Kolkata',
    )
    fc.assert(
      fc.property(
        fc.integer({ min: at('2025-01-01T00:00:00Z'), max: at('2028-01-01T00:00:00Z') }),
        fc.integer({ min: 0, max: 23 }),
        zones,
        (instant, hour, timeZone) => {
          const time = `${String(hour).padStart(2, '0')}:00`
          const until = orderableUntil({ kind: 'day before', time }, instant, timeZone) ?? 0
          const local = localTimeAt(until, timeZone)
          expect(local.date).toBe(addDays(localTimeAt(instant, timeZone).date, -1))
          // An hour that clocks skip counts as the next.
          expect([minuteOfClock(time), minuteOfClock(time) + 60]).toContain(local.minute)
          expect(until).toBeLessThan(instant)
        },
      ),
    )
  })
})

describe('times with a cut-off', () => {
  it('breakfast by 20:00 the evening before is offered for tomorrow until then, and never for today', () => {
    const times = deliveryTimes([breakfast], anybody(at('2026-11-15T05:00:00Z')))
    expect(times).toHaveLength(12)
    expect(times[0]).toBe(at('2026-11-16T06:00:00Z'))
    expect(nextOpening(breakfast, anybody(at('2026-11-15T05:00:00Z')))).toBe(times[0])
  })

  it('after it there is none left, and that is said as too late', () => {
    const late = at('2026-11-15T19:30:00Z')
    expect(deliveryTimes([breakfast], anybody(late))).toEqual([])
    expect(windowProblem(breakfast, anybody(late))).toBe('order/too-late')
    expect(nextOpening(breakfast, anybody(late))).toBe(at('2026-11-17T06:00:00Z'))
    expect(windowProblem(breakfast, anybody(at('2026-11-15T18:30:00Z')))).toBeNull()
    expect(timeProblem([breakfast], at('2026-11-16T06:00:00Z'), anybody(late))).toBe('order/too-late')
    expect(timeProblem([breakfast], at('2026-11-16T11:00:00Z'), anybody(late))).toBe('order/closed-hours')
  })

  it('what is closed today and tomorrow is not too late', () => {
    const hours = alwaysOpen().map((day) => ({ ...day, isOpen: false })) as ProductHours
    const closed = { options: { ...breakfast.options, openingHours: hours } }
    expect(windowProblem(closed, anybody(at('2026-11-15T19:30:00Z')))).toBe('order/closed-hours')
    expect(nextOpening(closed, anybody(at('2026-11-15T19:30:00Z')))).toBeNull()
  })

  it('every time offered can be asked for, and no other quarter of an hour', () => {
    const cutOffs = fc.oneof(
      fc.constant(null),
      fc.record({ kind: fc.constant('minutes before' as const), minutes: fc.integer({ min: 1, max: 3000 }) }),
      fc.record({
        kind: fc.constant('day before' as const),
        time: fc.constantFrom('00:00', '12:00', '20:00', '23:45'),
      }),
    )
    const starts = fc.integer({ min: at('2026-10-24T00:00:00Z'), max: at('2026-10-27T00:00:00Z') })
    fc.assert(
      fc.property(starts, cutOffs, (now, cutOff) => {
        const product = { options: { ...breakfast.options, cutOff } }
        const offered = new Set(deliveryTimes([product], anybody(now)))
        const first = Math.ceil(now / (15 * MINUTE_MS)) * 15 * MINUTE_MS
        for (let time = first; time < now + 3 * 86_400_000; time += 15 * MINUTE_MS) {
          expect(timeProblem([product], time, anybody(now)) === null).toBe(offered.has(time))
        }
      }),
      { numRuns: 40 },
    )
  })
})
