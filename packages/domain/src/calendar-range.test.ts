import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EARLIEST_DAY, isDay, LATEST_DAY } from './calendar-range.ts'
import { daySchema, momentSchema } from './calendar-schema.ts'
import { addDays, DAY_MS, dayOfIsoDate, isoDate } from './time.ts'

const isMoment = (value: string) => momentSchema.safeParse(value).success
const first = dayOfIsoDate(EARLIEST_DAY)
const last = dayOfIsoDate(LATEST_DAY)

describe('a day that is sent to us', () => {
  it('is any day from 2000 to 2100', () => {
    fc.assert(
      fc.property(fc.integer({ min: first, max: last }), (day) => {
        expect([isDay(isoDate(day)), daySchema.safeParse(isoDate(day)).success]).toEqual([true, true])
      }),
    )
  })

  it('is none outside of these years', () => {
    const outside = fc.oneof(
      fc.integer({ min: dayOfIsoDate('0001-01-01'), max: first - 1 }),
      fc.integer({ min: last + 1, max: dayOfIsoDate('9999-12-31') }),
    )
    fc.assert(fc.property(outside, (day) => !isDay(isoDate(day))))
    expect([isDay(addDays(EARLIEST_DAY, -1)), isDay(addDays(LATEST_DAY, 1))]).toEqual([false, false])
  })

  it('exists in the calendar', () => {
    const digits = (most: number) => fc.integer({ min: 0, max: most }).map((n) => String(n).padStart(2, '0'))
    fc.assert(
      fc.property(fc.integer({ min: 2000, max: 2100 }), digits(20), digits(40), (year, month, day) => {
        const written = `${year}-${month}-${day}`
        const lastOfMonth = new Date(Date.UTC(year, Number(month), 0)).getUTCDate()
        const exists =
          Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= lastOfMonth
        expect(isDay(written)).toBe(exists)
      }),
    )
  })

  it('is written in one way', () => {
    for (const odd of [
      '',
      '0000-01-01',
      '0001-01-01',
      '9999-12-31',
      '275760-09-13',
      '+002026-01-01',
      '-000001-01-01',
      '2026-01-01 BC',
      '2026-01-01T00:00',
      '2026-1-1',
      '20260101',
      '2026-01-01\n',
      'infinity',
      'now',
    ]) {
      expect([odd, isDay(odd), daySchema.safeParse(odd).success]).toEqual([odd, false, false])
    }
  })
})

describe('a moment that is sent to us', () => {
  it('is any from 2000 to 2100, and a time a clock can show', () => {
    fc.assert(
      fc.property(fc.integer({ min: first * DAY_MS, max: (last + 1) * DAY_MS - 1 }), (instant) => {
        expect(isMoment(new Date(instant).toISOString())).toBe(true)
      }),
    )
    for (const odd of [
      '0000-01-01T00:00:00Z',
      '0001-01-01T00:00:00Z',
      '1999-12-31T23:59:59.999Z',
      '2101-01-01T00:00:00Z',
      '9999-12-31T23:59:59Z',
      '+275760-09-13T00:00:00.000Z',
      '2026-01-01T24:00:00Z',
      '2026-01-01T23:60:00Z',
      '2026-02-30T12:00:00Z',
      '2026-01-01',
    ]) {
      expect([odd, isMoment(odd)]).toEqual([odd, false])
    }
  })
})
