import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, DAY_MS, MINUTE_MS } from '../time.ts'
import { beginMoment, lateUntil, type PlannedStay, stepOffsets, triggerMoment } from './plan.ts'

const HOUSE = { timeZone: 'Europe/Oslo', checkInTime: '15:00' }
const at = (text: string) => Date.parse(text)
const stay = (change: Partial<PlannedStay> = {}): PlannedStay => ({
  arrival: '2026-11-20',
  departure: '2026-11-23',
  checkOutTime: '11:00',
  createdAt: at('2026-10-01T09:00:00Z'),
  checkedInAt: null,
  checkedOutAt: null,
  ...change,
})

describe('when a trigger comes', () => {
  it('goes by the property’s clock', () => {
    const moment = (trigger: Parameters<typeof triggerMoment>[0], change: Partial<PlannedStay> = {}) =>
      triggerMoment(trigger, stay(change), HOUSE)
    expect(moment({ on: 'booking created' })).toBe(at('2026-10-01T09:00:00Z'))
    expect(moment({ on: 'days before arrival', days: 3, at: '10:00' })).toBe(at('2026-11-17T09:00:00Z'))
    expect(moment({ on: 'days before arrival', days: 30, at: '10:00' })).toBe(at('2026-10-21T08:00:00Z'))
    expect(moment({ on: 'hours before arrival', hours: 2 })).toBe(at('2026-11-20T12:00:00Z'))
    expect(moment({ on: 'check-in' })).toBeNull()
    expect(moment({ on: 'check-in' }, { checkedInAt: 5 })).toBe(5)
    expect(moment({ on: 'day of stay', day: 1, at: '18:00' })).toBe(at('2026-11-20T17:00:00Z'))
    expect(moment({ on: 'day of stay', day: 4, at: '09:00' })).toBe(at('2026-11-23T08:00:00Z'))
    expect(moment({ on: 'day of stay', day: 5, at: '09:00' })).toBeNull()
    expect(moment({ on: 'hours after check-out', hours: 2 })).toBe(at('2026-11-23T12:00:00Z'))
    expect(
      moment({ on: 'hours after check-out', hours: 2 }, { checkedOutAt: at('2026-11-23T07:00:00Z') }),
    ).toBe(at('2026-11-23T09:00:00Z'))
    expect(moment({ on: 'days after check-out', days: 1, at: '10:00' })).toBe(at('2026-11-24T09:00:00Z'))
  })

  it('moves with the arrival by as many days', () => {
    fc.assert(
      fc.property(fc.integer({ min: -40, max: 40 }), fc.integer({ min: 0, max: 30 }), (by, days) => {
        const trigger = { on: 'days before arrival', days, at: '10:00' } as const
        const moved = stay({ arrival: addDays('2026-11-20', by), departure: addDays('2026-11-23', by) })
        const distance =
          (triggerMoment(trigger, moved, HOUSE) ?? 0) - (triggerMoment(trigger, stay(), HOUSE) ?? 0)
        // A change of the clocks in between is an hour.
        expect(Math.abs(distance - by * DAY_MS)).toBeLessThanOrEqual(60 * MINUTE_MS)
      }),
    )
  })
})

it('steps follow each other after their waits', () => {
  const content = { email: null, sms: { languages: { 0: 'Hei' } } }
  const step = (wait: Parameters<typeof stepOffsets>[0][number]['wait']) => ({
    key: 1,
    wait,
    purpose: 'service' as const,
    content,
  })
  expect(
    stepOffsets([step(null), step({ amount: 30, unit: 'minutes' }), step({ amount: 2, unit: 'days' })]),
  ).toEqual([0, 30 * MINUTE_MS, 30 * MINUTE_MS + 2 * DAY_MS])
})

describe('a stay that is known after its moment', () => {
  const house = { turnedOnAt: 1000, until: 5000 }
  it('gets it at once or not at all, as the automation says', () => {
    expect(beginMoment(2000, { ...house, knownAt: 1500, late: 'not at all' })).toBe(2000)
    expect(beginMoment(2000, { ...house, knownAt: 3000, late: 'at once' })).toBe(3000)
    expect(beginMoment(2000, { ...house, knownAt: 3000, late: 'not at all' })).toBeNull()
  })

  it('gets nothing that was due before the automation was turned on', () => {
    expect(beginMoment(500, { ...house, knownAt: 100, late: 'at once' })).toBeNull()
    expect(beginMoment(500, { ...house, knownAt: 900, late: 'at once' })).toBeNull()
    expect(beginMoment(500, { ...house, knownAt: 1200, late: 'at once' })).toBe(1200)
  })

  it('gets no welcome when the day of arrival is over', () => {
    expect(beginMoment(2000, { ...house, knownAt: 5001, late: 'at once' })).toBeNull()
    const trigger = { on: 'days before arrival', days: 3, at: '10:00' } as const
    const until = lateUntil(trigger, { day: '2026-11-20', at: at('2026-11-17T09:00:00Z') }, HOUSE)
    expect(until).toBe(at('2026-11-20T23:00:00Z'))
    const hello = { on: 'day of stay', day: 2, at: '09:00' } as const
    expect(lateUntil(hello, { day: '2026-11-20', at: 0 }, HOUSE)).toBe(at('2026-11-21T23:00:00Z'))
  })
})
