import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { localTimeAt, MINUTE_MS, MINUTES_PER_DAY, minuteOfClock, type Weekday } from '../time.ts'
import { hoursOfDay, isWholeDay, nextOpeningChange, openingStateAt } from './opening-hours.ts'
import type { OpeningHours, OpenStretch } from './opening-hours-schema.ts'

const OSLO = 'Europe/Oslo'
const WEEK = 7 * MINUTES_PER_DAY
const HOUR_MS = 60 * MINUTE_MS

const stretch = (text: string): OpenStretch => ({ opens: text.slice(0, 5), closes: text.slice(6) })

/** Monday first; `''` is a closed day. */
function weekOf(...days: string[]): OpeningHours {
  return days.map((day) => (day === '' ? [] : day.split(' ').map(stretch))) as OpeningHours
}
const everyDay = (day: string) => weekOf(day, day, day, day, day, day, day)
const state = (week: OpeningHours, weekday: Weekday, clock: string) =>
  openingStateAt(week, { weekday, minute: minuteOfClock(clock) })

const clocks = fc
  .integer({ min: 0, max: MINUTES_PER_DAY / 15 - 1 })
  .map(
    (quarter) =>
      `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`,
  )
const stretches = fc.record({ opens: clocks, closes: clocks })
const days = fc.array(stretches, { maxLength: 3 })
const weeks = fc.tuple(days, days, days, days, days, days, days) as fc.Arbitrary<OpeningHours>

/** Every minute of the week, marked one by one. */
function openMinutes(week: OpeningHours): boolean[] {
  const open = Array<boolean>(WEEK).fill(false)
  week.forEach((day, place) => {
    for (const { opens, closes } of day) {
      const length = (minuteOfClock(closes) - minuteOfClock(opens) + MINUTES_PER_DAY - 1) % MINUTES_PER_DAY
      const from = place * MINUTES_PER_DAY + minuteOfClock(opens)
      for (let at = from; at <= from + length; at++) open[at % WEEK] = true
    }
  })
  return open
}

describe('whether a facility is open', () => {
  it('it is open from its first minute until the minute it closes', () => {
    const week = everyDay('08:00-21:00')
    expect(state(week, 2, '07:59')).toEqual({ kind: 'opensToday', at: { weekday: 2, clock: '08:00' } })
    expect(state(week, 2, '08:00')).toMatchObject({ kind: 'open', until: { weekday: 2, clock: '21:00' } })
    expect(state(week, 2, '20:59')).toMatchObject({ kind: 'open' })
    expect(state(week, 2, '21:00')).toEqual({ kind: 'opensOn', at: { weekday: 3, clock: '08:00' } })
  })

  it('a window past midnight belongs to the evening before', () => {
    const bar = weekOf('', '', '', '', '17:00-02:00', '', '')
    expect(state(bar, 6, '01:59')).toEqual({
      kind: 'open',
      until: { weekday: 6, clock: '02:00' },
      isFar: false,
    })
    expect(state(bar, 6, '02:00')).toEqual({ kind: 'opensOn', at: { weekday: 5, clock: '17:00' } })
  })

  it('a window past midnight on Sunday reaches into Monday', () => {
    const bar = weekOf('', '', '', '', '', '', '22:00-03:00')
    expect(state(bar, 1, '00:30')).toMatchObject({ kind: 'open', until: { weekday: 1, clock: '03:00' } })
  })

  it('stretches that touch are one, also over midnight', () => {
    const week = weekOf('08:00-12:00 12:00-00:00', '00:00-04:00', '', '', '', '', '')
    expect(state(week, 1, '09:00')).toEqual({
      kind: 'open',
      until: { weekday: 2, clock: '04:00' },
      isFar: false,
    })
  })

  it('a closing more than a day away is named with its day', () => {
    const week = weekOf('', '', '', '', '15:00-00:00', '00:00-00:00', '00:00-12:00')
    expect(state(week, 5, '16:00')).toEqual({
      kind: 'open',
      until: { weekday: 7, clock: '12:00' },
      isFar: true,
    })
  })

  it('whole days all week are around the clock, none are hours that nobody said', () => {
    expect(state(everyDay('00:00-00:00'), 3, '12:00')).toEqual({ kind: 'allDay' })
    expect(state(everyDay('10:00-10:00'), 3, '12:00')).toEqual({ kind: 'allDay' })
    expect(state(everyDay(''), 3, '12:00')).toEqual({ kind: 'unknown' })
  })

  it('after the one opening of a week it opens on the same weekday again', () => {
    const week = weekOf('08:00-10:00', '', '', '', '', '', '')
    expect(state(week, 1, '11:00')).toEqual({ kind: 'opensOn', at: { weekday: 1, clock: '08:00' } })
  })

  it('every minute of any week agrees with the minutes marked one by one', () => {
    fc.assert(
      fc.property(weeks, fc.integer({ min: 0, max: WEEK - 1 }), (week, at) => {
        const open = openMinutes(week)
        const weekday = (Math.floor(at / MINUTES_PER_DAY) + 1) as Weekday
        const found = openingStateAt(week, { weekday, minute: at % MINUTES_PER_DAY })
        const isOpen = open[at] === true
        expect(found.kind === 'open' || found.kind === 'allDay').toBe(isOpen)
        let change = 1
        while (change < WEEK && open[(at + change) % WEEK] === isOpen) change++
        if (change === WEEK) {
          expect(found).toEqual({ kind: isOpen ? 'allDay' : 'unknown' })
          return
        }
        const told = 'until' in found ? found.until : 'at' in found ? found.at : null
        expect(told && (told.weekday - 1) * MINUTES_PER_DAY + minuteOfClock(told.clock)).toBe(
          (at + change) % WEEK,
        )
        const isToday = Math.floor((at + change) / MINUTES_PER_DAY) === Math.floor(at / MINUTES_PER_DAY)
        if (!isOpen) expect(found.kind).toBe(isToday ? 'opensToday' : 'opensOn')
      }),
      // Rarely drawn, and the only ones without a change.
      {
        examples: [
          [everyDay(''), 0],
          [everyDay('00:00-00:00'), 0],
        ],
      },
    )
  })
})

describe('the hours of a day', () => {
  it('they are in order, and what touches is one', () => {
    const week = weekOf('18:00-22:00 07:00-10:00 10:00-11:00', '', '', '', '', '', '')
    expect(hoursOfDay(week, 1)).toEqual([stretch('07:00-11:00'), stretch('18:00-22:00')])
    expect(hoursOfDay(week, 2)).toEqual([])
  })

  it('a night belongs to the day it begins on', () => {
    const week = weekOf('', '', '', '', '17:00-02:00', '', '')
    expect(hoursOfDay(week, 5)).toEqual([stretch('17:00-02:00')])
    expect(hoursOfDay(week, 6)).toEqual([])
  })

  it('two halves make a whole day', () => {
    const [day] = hoursOfDay(weekOf('00:00-12:00 12:00-00:00', '', '', '', '', '', ''), 1)
    expect(day && isWholeDay(day)).toBe(true)
  })
})

describe('the next change', () => {
  const isOpenAt = (week: OpeningHours, instant: number) =>
    ['open', 'allDay'].includes(openingStateAt(week, localTimeAt(instant, OSLO)).kind)

  it('it is when the facility closes, then when it opens', () => {
    const week = everyDay('08:00-21:00')
    const noon = Date.parse('2026-11-16T12:00:30+01:00')
    expect(nextOpeningChange(week, noon, OSLO)).toBe(Date.parse('2026-11-16T21:00:00+01:00'))
    const night = Date.parse('2026-11-16T21:00:00+01:00')
    expect(nextOpeningChange(week, night, OSLO)).toBe(Date.parse('2026-11-17T08:00:00+01:00'))
  })

  it('what is always open or always closed never changes', () => {
    expect(nextOpeningChange(everyDay('00:00-00:00'), 0, OSLO)).toBeNull()
    expect(nextOpeningChange(everyDay(''), 0, OSLO)).toBeNull()
  })

  it('on the night clocks go forward, an opening in the skipped hour happens as they jump', () => {
    const week = everyDay('02:30-05:00')
    const before = Date.parse('2026-03-29T01:30:00+01:00')
    expect(nextOpeningChange(week, before, OSLO)).toBe(Date.parse('2026-03-29T03:00:00+02:00'))
  })

  it('on the night clocks go back, an hour that comes twice opens twice', () => {
    const week = everyDay('02:00-02:30')
    const first = Date.parse('2026-10-25T02:00:00+02:00')
    const again = first + HOUR_MS
    expect(nextOpeningChange(week, first - 1, OSLO)).toBe(first)
    expect(nextOpeningChange(week, first, OSLO)).toBe(first + HOUR_MS / 2)
    expect(nextOpeningChange(week, first + HOUR_MS / 2, OSLO)).toBe(again)
  })

  it('it really changes the state, and nothing does before it', () => {
    // Half an hour apart from days on which clocks change, in both directions.
    const starts = fc.constantFrom('2026-03-28T22:10:20Z', '2026-10-24T20:40:00Z', '2026-06-01T00:00:00Z')
    fc.assert(
      fc.property(weeks, starts, fc.integer({ min: 0, max: 600 }), (week, start, minutes) => {
        const now = Date.parse(start) + minutes * MINUTE_MS
        const change = nextOpeningChange(week, now, OSLO)
        const isOpen = isOpenAt(week, now)
        if (change === null) {
          expect(openMinutes(week).every((open) => open === isOpen)).toBe(true)
          return
        }
        expect(change).toBeGreaterThan(now)
        expect(isOpenAt(week, change)).toBe(!isOpen)
        // Hours lie on quarters, so whoever asks each quarter misses nothing.
        for (let at = now; at < change; at += 15 * MINUTE_MS) expect(isOpenAt(week, at)).toBe(isOpen)
        expect(isOpenAt(week, change - 1)).toBe(isOpen)
      }),
    )
  })
})
