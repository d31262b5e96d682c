import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type LocalTime, localTimeAt, MINUTE_MS, type Weekday } from '../time.ts'
import { DEFAULT_VISIBILITY } from './constants.ts'
import { type ForNow, forNowAt, nextChangeForNow, orderForNow } from './for-now.ts'
import type { OpeningHours, OpenStretch } from './opening-hours-schema.ts'

const always = DEFAULT_VISIBILITY
const at = (minute: number, weekday: Weekday = 1): LocalTime => ({ date: '2026-11-16', weekday, minute })
const daily = (...stretches: OpenStretch[]): OpeningHours => [
  stretches,
  stretches,
  stretches,
  stretches,
  stretches,
  stretches,
  stretches,
]
const facility = (week: OpeningHours, local: LocalTime) => forNowAt({ opens: always, week }, local)
const lunch = daily({ opens: '12:00', closes: '15:00' })
const breakfast = daily({ opens: '07:00', closes: '10:00' })

test('lunch from 12:00 to 15:00 is for now at one, soon at eleven, and over at 17:00', () => {
  expect(facility(lunch, at(13 * 60))).toBe('now')
  expect(facility(lunch, at(11 * 60))).toBe('soon')
  expect(facility(lunch, at(8 * 60))).toBe('any')
  expect(facility(lunch, at(17 * 60))).toBe('over')
})

test('breakfast is not over in the evening: it is what comes next', () => {
  expect(facility(breakfast, at(12 * 60))).toBe('over')
  expect(facility(breakfast, at(21 * 60))).toBe('any')
})

test('what never closes, or is closed all day, is for any time', () => {
  expect(facility(daily({ opens: '00:00', closes: '00:00' }), at(600))).toBe('any')
  const tuesdays: OpeningHours = [[], [{ opens: '12:00', closes: '15:00' }], [], [], [], [], []]
  expect(facility(tuesdays, at(600))).toBe('any')
  expect(facility([[], [], [], [], [], [], []], at(600))).toBe('any')
})

test('a box that shows during a part of the day is for now while it shows', () => {
  const evening = { isVisible: true, start: { hours: 17, minutes: 0 }, end: { hours: 23, minutes: 0 } }
  const [, ...rest] = always.weekdays
  const opens = { ...always, weekdays: [evening, ...rest] as typeof always.weekdays }
  expect(forNowAt({ opens, week: null }, at(18 * 60))).toBe('now')
  expect(forNowAt({ opens, week: null }, at(18 * 60, 2))).toBe('any')
  expect(forNowAt({ opens: always, week: null }, at(600))).toBe('any')
  const dateRange = { enabled: true, from: '2026-11-16', to: '2026-11-16' }
  expect(forNowAt({ opens: { ...always, dateRange }, week: null }, at(600))).toBe('now')
})

const forNow = fc.constantFrom<ForNow>('now', 'soon', 'any', 'over')

test('each box stands once, those for now first and those that are over last, otherwise as staff ordered them', () => {
  fc.assert(
    fc.property(fc.array(forNow), (kinds) => {
      const boxes = kinds.map((kind, place) => ({ kind, place }))
      const ordered = orderForNow(boxes, ({ kind }) => kind)
      for (const kind of ['now', 'soon', 'any', 'over'])
        expect(ordered.filter((box) => box.kind === kind)).toEqual(boxes.filter((box) => box.kind === kind))
      const ranks = ordered.map((box) => ['now', 'soon', 'any', 'over'].indexOf(box.kind))
      expect(ranks).toEqual([...ranks].sort())
      expect(ordered).toHaveLength(boxes.length)
    }),
  )
})

const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hours, minutes]) => `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`)
const day = fc.array(fc.record({ opens: clock, closes: clock }), { maxLength: 2 })

test('nothing changes its place before the change that was foretold', () => {
  const week = fc.tuple(day, day, day, day, day, day, day)
  const instant = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2026, 11, 31) })
  fc.assert(
    fc.property(week, instant, fc.double({ min: 0, max: 1, noNaN: true }), (hours, now, share) => {
      const timed = { opens: always, week: hours }
      const next = nextChangeForNow([timed], now, 'Europe/Oslo')
      expect(next).toBeGreaterThan(now)
      const state = (moment: number) => forNowAt(timed, localTimeAt(moment, 'Europe/Oslo'))
      const between = Math.floor((now + share * (next - MINUTE_MS - now)) / MINUTE_MS) * MINUTE_MS
      if (between > now) expect(state(between)).toBe(state(now))
    }),
  )
})
