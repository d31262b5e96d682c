import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, clockOfMinute, minuteOfClock } from '../time.ts'
import { daysToAskFor, hourSteps, nightsOf, slotsOn } from './availability.ts'
import type { Availability } from './availability-schema.ts'
import {
  asksForDays,
  hoursOf,
  isBeforeTheyLeave,
  isWhileTheirRoom,
  piecesOf,
  takesOfLine,
  whenProblem,
} from './line-when.ts'
import { defaultOptions } from './new-product.ts'

const stay = { arrival: '2026-11-15', departure: '2026-11-19' }
const times = { checkInTime: '15:00', checkOutTime: '11:00' }
const where = { stay, ...times, timeZone: 'Europe/Oslo', now: Date.parse('2026-11-10T12:00:00Z') }
const options = (part: Partial<ReturnType<typeof defaultOptions>>) => ({ ...defaultOptions(), ...part })
const sauna = options({
  kind: 'service',
  availability: { kind: 'time slots', slots: [{ time: '18:00', weekdays: [1, 2, 3], places: 2 }] },
})
const parking = options({ kind: 'part of the stay', availability: { kind: 'each night', places: 3 } })
const lateCheckOut = options({
  kind: 'part of the stay',
  stayMoment: 'departure',
  availability: { kind: 'hours', most: 3, places: 2 },
})

describe('for which days a line can be', () => {
  it('nights are those slept in the house, days also that of the departure, hours the day they are about', () => {
    expect(daysToAskFor(parking, stay)).toEqual(['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18'])
    expect(daysToAskFor(sauna, stay)).toHaveLength(5)
    expect(daysToAskFor(lateCheckOut, stay)).toEqual(['2026-11-19'])
  })

  it('days outside the stay, named twice or left out are refused', () => {
    expect(whenProblem(parking, { days: ['2026-11-19'], time: null }, where)).toBe('order/outside-stay')
    expect(whenProblem(parking, { days: ['2026-11-16', '2026-11-16'], time: null }, where)).toBe(
      'order/day-missing',
    )
    expect(whenProblem(parking, null, where)).toBe('order/day-missing')
    expect(whenProblem(parking, { days: ['2026-11-16'], time: null }, where)).toBeNull()
  })

  it('a slot is one of its weekday', () => {
    expect(slotsOn(sauna.availability, '2026-11-15')).toEqual([])
    expect(whenProblem(sauna, { days: ['2026-11-16'], time: '18:00' }, where)).toBeNull()
    expect(whenProblem(sauna, { days: ['2026-11-15'], time: '18:00' }, where)).toBe('order/closed-hours')
    expect(whenProblem(sauna, { days: ['2026-11-16'], time: '19:00' }, where)).toBe('order/closed-hours')
    expect(whenProblem(sauna, { days: ['2026-11-16'], time: null }, where)).toBe('order/day-missing')
  })

  it('nothing is brought to a room that is not theirs yet, or not any more', () => {
    const at = (day: string, time: string | null, kind: 'brought' | 'service' = 'brought') =>
      isWhileTheirRoom({ kind }, { day, time }, where)
    expect([at('2026-11-15', '14:45'), at('2026-11-15', '15:00'), at('2026-11-16', '07:30')]).toEqual([
      false,
      true,
      true,
    ])
    expect([at('2026-11-19', '11:00'), at('2026-11-19', '11:15')]).toEqual([true, false])
    expect([at('2026-11-15', '10:00', 'service'), at('2026-11-15', null)]).toEqual([true, true])
  })

  it('a slot is had while they stay: on the day of departure before their own check-out', () => {
    const at = (day: string, time: string | null, own: object = {}, what = sauna) =>
      isBeforeTheyLeave(what, { day, time }, { ...times, stay: { ...stay, ...own } })
    expect([at('2026-11-19', '10:59'), at('2026-11-19', '11:00'), at('2026-11-18', '23:00')]).toEqual([
      true,
      false,
      true,
    ])
    const late = { checkOutTime: '14:00' }
    expect([at('2026-11-19', '13:59', late), at('2026-11-19', '14:00', late)]).toEqual([true, false])
    expect([at('2026-11-19', null), at('2026-11-19', '16:00', {}, options({ kind: 'service' }))]).toEqual([
      true,
      true,
    ])
  })

  it('no slot of the departure is had that does not begin before check-out, whatever the times', () => {
    const clock = fc.integer({ min: 0, max: 24 * 60 - 1 }).map(clockOfMinute)
    fc.assert(
      fc.property(clock, clock, fc.option(clock), (time, checkOutTime, own) => {
        const asked = { stay: { ...stay, checkOutTime: own }, checkOutTime }
        const isHad = (day: string) => isBeforeTheyLeave(sauna, { day, time }, asked)
        expect(isHad(stay.departure)).toBe(minuteOfClock(time) < minuteOfClock(own ?? checkOutTime))
        expect(isHad(stay.arrival)).toBe(true)
      }),
    )
  })

  it('what has passed cannot be had any more', () => {
    const now = Date.parse('2026-11-16T18:00:00Z')
    expect(whenProblem(sauna, { days: ['2026-11-16'], time: '18:00' }, { ...where, now })).toBe(
      'order/too-late',
    )
    expect(whenProblem(sauna, { days: ['2026-11-17'], time: '18:00' }, { ...where, now })).toBeNull()
  })

  it('a count that does not fit what the product is counts nothing', () => {
    const wrong = options({ kind: 'brought', availability: { kind: 'each night', places: 1 } })
    expect(asksForDays(wrong, false)).toBe(false)
    expect(
      takesOfLine({ id: 'p', options: wrong }, { quantity: 1, when: { days: ['2026-11-16'], time: null } }),
    ).toEqual([])
  })
})

describe('hours before check-in and after check-out', () => {
  it('are whole ones within the day', () => {
    expect(hourSteps({ most: 3 }, 'departure', times).map(({ time }) => time)).toEqual([
      '12:00',
      '13:00',
      '14:00',
    ])
    expect(hourSteps({ most: 12 }, 'departure', { ...times, checkOutTime: '21:30' })).toEqual([
      { time: '22:30', hours: 1 },
      { time: '23:30', hours: 2 },
    ])
    expect(hoursOf(lateCheckOut, '13:00', times)).toBe(2)
    expect(hoursOf(lateCheckOut, '15:00', times)).toBeNull()
  })

  it('are paid by the hour and take one place', () => {
    const line = { quantity: 1, when: { days: ['2026-11-19'], time: '14:00' } }
    expect(piecesOf(lateCheckOut, line, times)).toBe(3)
    expect(takesOfLine({ id: 'p', options: lateCheckOut }, line)).toEqual([
      { subject: 'p', day: '2026-11-19', slot: '', quantity: 1, places: 2 },
    ])
  })
})

it('a line takes as many of each of its days as it is pieces of, whatever is chosen', () => {
  const counts: Availability[] = [
    { kind: 'each night', places: 5 },
    { kind: 'each day', places: 5 },
  ]
  fc.assert(
    fc.property(
      fc.constantFrom(...counts),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 14 }),
      (availability, quantity, length) => {
        const counted = options({ kind: 'part of the stay', availability })
        const days = nightsOf({ arrival: stay.arrival, departure: addDays(stay.arrival, length) })
        const line = { quantity, when: { days, time: null } }
        const takes = takesOfLine({ id: 'p', options: counted }, line)
        const taken = takes.reduce((sum, take) => sum + take.quantity, 0)
        expect(taken).toBe(piecesOf(counted, line, times))
        expect(new Set(takes.map(({ day }) => day)).size).toBe(days.length)
      },
    ),
  )
})
