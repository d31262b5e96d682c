import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Take } from './availability.ts'
import { leftForStay, linesOverStay, mostForStay } from './stay-limit.ts'

const DAYS = ['2026-12-10', '2026-12-11'] as const
const take = (day: string, quantity: number, slot = ''): Take => ({
  subject: 'parking',
  day,
  slot,
  quantity,
  places: 6,
})
const mostOf = new Map([['parking', 2]])

describe('what one stay has of a product with places', () => {
  it('is bounded by the most of one order, on each day for itself and at all its times together', () => {
    const had = { of: (_: string, day: string) => (day === DAYS[0] ? 1 : 0) }
    const over = (...takes: Take[][]) => [
      ...linesOverStay(
        takes.map((each, place) => ({ place, takes: each })),
        { mostOf, had },
      ),
    ]
    expect(over([take(DAYS[0], 1)], [take(DAYS[1], 2)])).toEqual([])
    expect(over([take(DAYS[0], 2)], [take(DAYS[1], 2)])).toEqual([0])
    expect(over([take(DAYS[0], 1, '18:00')], [take(DAYS[0], 1, '19:00')])).toEqual([1])
    expect(over([{ ...take(DAYS[0], 9), subject: 'not bound' }])).toEqual([])
  })

  it('is that of its product, and of a deal’s own count that of the product one order may have most of', () => {
    const ofDeal = { ...take(DAYS[0], 1), subject: 'deal/parking' }
    const bus = { ...take(DAYS[0], 1), subject: 'bus' }
    const mostOf = mostForStay([
      { most: 2, takes: [take(DAYS[0], 1), ofDeal] },
      { most: 5, takes: [bus, ofDeal] },
    ])
    expect(Object.fromEntries(mostOf)).toEqual({ parking: 2, bus: 5, 'deal/parking': 5 })
  })

  it('says what is left once there is something', () => {
    expect([0, 1, 2, 3].map((had) => leftForStay(2, had))).toEqual([null, 1, 0, 0])
  })

  it('never comes to more by what is let through, whatever was had and however it is ordered', () => {
    const wanted = fc.array(
      fc.record({ day: fc.constantFrom(...DAYS), quantity: fc.integer({ min: 1, max: 3 }) }),
    )
    fc.assert(
      fc.property(
        wanted,
        fc.integer({ min: 0, max: 2 }),
        fc.integer({ min: 1, max: 5 }),
        (orders, before, most) => {
          const had = new Map<string, number>(DAYS.map((day) => [day, Math.min(before, most)]))
          for (const { day, quantity } of orders) {
            const line = { place: 0, takes: [take(day, quantity)] }
            const limits = {
              mostOf: new Map([['parking', most]]),
              had: { of: (_: string, on: string) => had.get(on) ?? 0 },
            }
            if (linesOverStay([line], limits).size === 0) had.set(day, (had.get(day) ?? 0) + quantity)
          }
          expect(Math.max(...had.values())).toBeLessThanOrEqual(most)
        },
      ),
    )
  })
})
