import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../time.ts'
import {
  availabilityKindsFor,
  availabilityOf,
  type DatedOptions,
  daysOf,
  daysToAskFor,
  hourSteps,
  nightsOf,
  slotsOn,
} from './availability.ts'
import type { Availability } from './availability-schema.ts'
import { MAX_DAYS_OF_LINE, PRODUCT_KINDS, STAY_MOMENTS } from './constants.ts'

const STAY = { arrival: '2026-12-10', departure: '2026-12-13' }
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]
const options = (change: Partial<DatedOptions>): DatedOptions => ({
  kind: 'part of the stay',
  stayMoment: 'whole stay',
  availability: null,
  ...change,
})

describe('how a product is counted', () => {
  const all: Availability[] = [
    { kind: 'time slots', slots: [{ time: '18:00', weekdays: EVERY_DAY, places: 4 }] },
    { kind: 'each day', places: 2 },
    { kind: 'each night', places: 9 },
    { kind: 'hours', most: 4, places: 2 },
  ]

  it('is by slots or days, parts of the whole stay by nights, early and late by hours', () => {
    const kindsOf = (kind: DatedOptions['kind'], stayMoment: DatedOptions['stayMoment'] = 'whole stay') =>
      availabilityKindsFor({ kind, stayMoment })
    expect(kindsOf('service')).toEqual(['time slots', 'each day'])
    expect(kindsOf('brought')).toEqual(['time slots', 'each day'])
    expect(kindsOf('part of the stay')).toEqual(['each night', 'each day'])
    expect(kindsOf('part of the stay', 'arrival')).toEqual(['hours'])
    expect(kindsOf('part of the stay', 'departure')).toEqual(['hours'])
  })

  it('is not at all where a product became something else meanwhile', () => {
    for (const kind of PRODUCT_KINDS) {
      for (const stayMoment of STAY_MOMENTS) {
        const known = all.filter(
          (availability) => availabilityOf({ kind, stayMoment, availability }) !== null,
        )
        const fits = availabilityKindsFor({ kind, stayMoment })
        expect(new Set(known.map((availability) => availability.kind))).toEqual(new Set(fits))
      }
    }
  })
})

describe('the days of a stay', () => {
  it('are its nights, and with them the day of the departure', () => {
    expect(nightsOf(STAY)).toEqual(['2026-12-10', '2026-12-11', '2026-12-12'])
    expect(daysOf(STAY)).toEqual([...nightsOf(STAY), '2026-12-13'])
    expect([
      nightsOf({ ...STAY, departure: STAY.arrival }),
      daysOf({ ...STAY, departure: STAY.arrival }),
    ]).toEqual([[], ['2026-12-10']])
  })

  it('are as many as one line can be for, however long the stay', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), (nights) => {
        const stay = { arrival: '2026-03-01', departure: addDays('2026-03-01', nights) }
        expect(nightsOf(stay)).toHaveLength(Math.min(nights, MAX_DAYS_OF_LINE))
        expect(daysOf(stay)).toHaveLength(Math.min(nights + 1, MAX_DAYS_OF_LINE))
        expect(new Set(daysOf(stay)).size).toBe(daysOf(stay).length)
      }),
    )
  })

  it('that can be asked for are nights, the first or the last day, or all of them', () => {
    const night: Availability = { kind: 'each night', places: 1 }
    const hours: Availability = { kind: 'hours', most: 2, places: 1 }
    expect(daysToAskFor(options({ availability: night }), STAY)).toEqual(nightsOf(STAY))
    expect(daysToAskFor(options({ stayMoment: 'arrival', availability: hours }), STAY)).toEqual([
      STAY.arrival,
    ])
    expect(daysToAskFor(options({ stayMoment: 'departure', availability: hours }), STAY)).toEqual([
      STAY.departure,
    ])
    expect(daysToAskFor(options({ kind: 'service' }), STAY)).toEqual(daysOf(STAY))
  })
})

describe('the slots of a day', () => {
  it('are those of its weekday, by the clock', () => {
    const availability: Availability = {
      kind: 'time slots',
      slots: [
        { time: '20:00', weekdays: [4, 5], places: 2 },
        { time: '18:00', weekdays: [4], places: 4 },
        { time: '09:00', weekdays: [6], places: 1 },
      ],
    }
    // A Thursday and a Sunday.
    expect(slotsOn(availability, '2026-12-10')).toEqual([
      { time: '18:00', places: 4 },
      { time: '20:00', places: 2 },
    ])
    expect(slotsOn(availability, '2026-12-13')).toEqual([])
    expect(slotsOn(null, '2026-12-10')).toEqual([])
  })
})

describe('the hours before check-in and after check-out', () => {
  const times = { checkInTime: '15:00', checkOutTime: '11:00' }

  it('are whole ones from the usual time, as many as the house has', () => {
    expect(hourSteps({ most: 2 }, 'arrival', times)).toEqual([
      { time: '14:00', hours: 1 },
      { time: '13:00', hours: 2 },
    ])
    expect(hourSteps({ most: 2 }, 'departure', times)).toEqual([
      { time: '12:00', hours: 1 },
      { time: '13:00', hours: 2 },
    ])
  })

  it('stay within the day', () => {
    expect(hourSteps({ most: 12 }, 'arrival', { ...times, checkInTime: '02:30' })).toEqual([
      { time: '01:30', hours: 1 },
      { time: '00:30', hours: 2 },
    ])
    expect(hourSteps({ most: 12 }, 'departure', { ...times, checkOutTime: '22:00' })).toEqual([
      { time: '23:00', hours: 1 },
    ])
  })
})
