import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { localTimeAt, MINUTE_MS } from '../time.ts'
import { DEFAULT_VISIBILITY } from './constants.ts'
import {
  canOpenWithin,
  effectiveState,
  isMeantFor,
  isOpenAt,
  isVisible,
  nextVisibilityChange,
  openIntervals,
  VISIBILITY_HORIZON_MS,
  type Visitor,
} from './visibility.ts'
import { CARD_STATES, type Visibility, type WeekdayWindow } from './visibility-schema.ts'

const COPENHAGEN = 'Europe/Copenhagen'
const guest: Visitor = {
  state: 'checkin',
  targetGroups: ['families'],
  unitCategory: 'suite',
  unit: 'room-204',
}

function card(change: Partial<Visibility> = {}) {
  return { visibility: { ...DEFAULT_VISIBILITY, ...change } }
}

function window(start: string, end: string, isVisible = true): WeekdayWindow {
  const clock = (text: string) => ({ hours: Number(text.slice(0, 2)), minutes: Number(text.slice(3)) })
  return { isVisible, start: clock(start), end: clock(end) }
}

function everyDay(start: string, end: string): Visibility['weekdays'] {
  return Array.from({ length: 7 }, () => window(start, end)) as Visibility['weekdays']
}

const at = (text: string) => Date.parse(text)

describe('to whom a card shows', () => {
  it('a card without visibility is dropped', () => {
    expect(isMeantFor({ visibility: null }, guest)).toBe(false)
    expect(isOpenAt({ visibility: null }, 0, COPENHAGEN)).toBe(false)
  })

  it('a card for another state is not meant for the visitor', () => {
    expect(isMeantFor(card({ state: ['qr'] }), guest)).toBe(false)
    expect(isMeantFor(card({ state: ['checkin'] }), guest)).toBe(true)
  })

  it.each([
    ['a target group of the guest', { targetGroups: ['families'] }, true],
    ['another target group', { targetGroups: ['conference'] }, false],
    ['the category of the unit', { unitCategories: ['suite'] }, true],
    ['another category', { unitCategories: ['single'] }, false],
    ['the very unit', { selection: ['room-204'] }, true],
    ['another unit', { selection: ['room-205'] }, false],
    ['nobody', {}, false],
  ])('a card segmented to %s', (_, chosen, expected) => {
    const segmentation = { all: false, targetGroups: [], unitCategories: [], selection: [], ...chosen }
    expect(isMeantFor(card({ segmentation }), guest)).toBe(expected)
  })

  it('a departed guest sees the qr cards where the property has none for checkout', () => {
    expect(effectiveState('checkout', [card({ state: ['qr'] })])).toBe('qr')
    expect(effectiveState('checkout', [card({ state: ['checkout'] })])).toBe('checkout')
    expect(effectiveState('checkin', [])).toBe('checkin')
  })
})

describe('when a card shows', () => {
  it('the default covers every minute of the week, the last one of the day included', () => {
    expect(isOpenAt(card(), at('2026-11-15T22:59:30Z'), COPENHAGEN)).toBe(true)
  })

  it('a window counts its end minute and nothing after it', () => {
    const evening = card({ weekdays: everyDay('17:00', '21:30') })
    expect(isOpenAt(evening, at('2026-11-15T15:59:59Z'), COPENHAGEN)).toBe(false)
    expect(isOpenAt(evening, at('2026-11-15T16:00:00Z'), COPENHAGEN)).toBe(true)
    expect(isOpenAt(evening, at('2026-11-15T20:30:59Z'), COPENHAGEN)).toBe(true)
    expect(isOpenAt(evening, at('2026-11-15T20:31:00Z'), COPENHAGEN)).toBe(false)
  })

  it('an end before the start runs past midnight and belongs to the day it began', () => {
    const weekdays = Array.from({ length: 7 }, (_, day) => window('22:00', '02:00', day === 5))
    const saturdayNight = card({ weekdays: weekdays as Visibility['weekdays'] })
    expect(isOpenAt(saturdayNight, at('2026-11-14T20:59:00Z'), COPENHAGEN)).toBe(false)
    expect(isOpenAt(saturdayNight, at('2026-11-14T21:00:00Z'), COPENHAGEN)).toBe(true)
    expect(isOpenAt(saturdayNight, at('2026-11-15T01:00:00Z'), COPENHAGEN)).toBe(true)
    expect(isOpenAt(saturdayNight, at('2026-11-15T01:01:00Z'), COPENHAGEN)).toBe(false)
    expect(isOpenAt(saturdayNight, at('2026-11-15T21:30:00Z'), COPENHAGEN)).toBe(false)
  })

  it('a date range is asked in the property’s time zone and only when enabled', () => {
    const dateRange = { enabled: true, from: '2026-11-16', to: '2026-11-16' }
    expect(isOpenAt(card({ dateRange }), at('2026-11-15T22:59:00Z'), COPENHAGEN)).toBe(false)
    expect(isOpenAt(card({ dateRange }), at('2026-11-15T23:00:00Z'), COPENHAGEN)).toBe(true)
    expect(isOpenAt(card({ dateRange }), at('2026-11-16T23:00:00Z'), COPENHAGEN)).toBe(false)
    expect(isOpenAt(card({ dateRange: { ...dateRange, enabled: false } }), 0, COPENHAGEN)).toBe(true)
  })

  it('an hour that comes twice in autumn is open twice, one that is skipped in spring never', () => {
    const night = card({ weekdays: everyDay('02:00', '02:59') })
    const autumn = openIntervals(night, at('2026-10-24T22:00:00Z'), at('2026-10-25T22:00:00Z'), COPENHAGEN)
    expect(autumn.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(120 * MINUTE_MS)
    expect(canOpenWithin(night, at('2026-03-28T23:00:00Z'), VISIBILITY_HORIZON_MS / 2, COPENHAGEN)).toBe(
      false,
    )
  })
})

const ZONES = [
  'Europe/Copenhagen',
  'Europe/Helsinki',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'UTC',
]
const minuteOfYear = fc.integer({
  min: at('2026-01-01T00:00:00Z') / MINUTE_MS,
  max: at('2027-01-01T00:00:00Z') / MINUTE_MS,
})
const clock = fc.record({ hours: fc.integer({ min: 0, max: 23 }), minutes: fc.integer({ min: 0, max: 59 }) })
const anyWindow = fc.record({ isVisible: fc.boolean(), start: clock, end: clock })
const isoDay = minuteOfYear.map((minute) => new Date(minute * MINUTE_MS).toISOString().slice(0, 10))
const anyVisibility: fc.Arbitrary<Visibility> = fc.record({
  dateRange: fc.record({ enabled: fc.boolean(), from: fc.option(isoDay), to: fc.option(isoDay) }),
  state: fc.subarray([...CARD_STATES]),
  weekdays: fc.tuple(anyWindow, anyWindow, anyWindow, anyWindow, anyWindow, anyWindow, anyWindow),
  segmentation: fc.record({
    all: fc.boolean(),
    targetGroups: fc.subarray(['families', 'conference']),
    unitCategories: fc.subarray(['suite', 'single']),
    selection: fc.subarray(['room-204', 'room-205']),
  }),
})

describe('intervals and the rule by the minute', () => {
  it('agree at every minute of a day, in every time zone, on DST days too', () => {
    // Days on which clocks change somewhere are drawn as often as all others together.
    const dstDays = ['2026-03-29', '2026-10-25', '2026-03-08', '2026-11-01'].map(
      (day) => at(`${day}T00:00:00Z`) / MINUTE_MS,
    )
    const start = fc.oneof(minuteOfYear, fc.constantFrom(...dstDays))
    fc.assert(
      fc.property(anyVisibility, start, fc.constantFrom(...ZONES), (visibility, minute, zone) => {
        const from = minute * MINUTE_MS
        const to = from + VISIBILITY_HORIZON_MS
        const intervals = openIntervals({ visibility }, from, to, zone)
        for (let instant = from; instant < to; instant += 7 * MINUTE_MS) {
          const isInside = intervals.some((interval) => instant >= interval.from && instant < interval.to)
          expect(isInside).toBe(isOpenAt({ visibility }, instant, zone))
        }
      }),
      { numRuns: 150 },
    )
  })

  it('nothing changes before the next change', () => {
    fc.assert(
      fc.property(
        fc.array(anyVisibility, { maxLength: 3 }),
        minuteOfYear,
        fc.constantFrom(...ZONES),
        (list, minute, zone) => {
          const now = minute * MINUTE_MS
          const cards = list.map((visibility) => ({ visibility }))
          const next = nextVisibilityChange(cards, now, zone)
          const stateAt = (instant: number) => cards.map((one) => isOpenAt(one, instant, zone)).join()
          for (let instant = now; instant < next; instant += 11 * MINUTE_MS)
            expect(stateAt(instant)).toBe(stateAt(now))
        },
      ),
      { numRuns: 100 },
    )
  })

  it('a visible card is always one the server sends', () => {
    fc.assert(
      fc.property(anyVisibility, minuteOfYear, fc.constantFrom(...ZONES), (visibility, minute, zone) => {
        const now = minute * MINUTE_MS
        if (!isVisible({ visibility }, guest, now, zone)) return
        expect(isMeantFor({ visibility }, guest)).toBe(true)
        expect(canOpenWithin({ visibility }, now, VISIBILITY_HORIZON_MS, zone)).toBe(true)
      }),
    )
  })
})

describe('local time', () => {
  it('agrees with what Intl prints', () => {
    fc.assert(
      fc.property(minuteOfYear, fc.constantFrom(...ZONES), (minute, zone) => {
        const local = localTimeAt(minute * MINUTE_MS, zone)
        const printed = new Intl.DateTimeFormat('sv-SE', {
          timeZone: zone,
          dateStyle: 'short',
          timeStyle: 'short',
        }).format(minute * MINUTE_MS)
        const time = `${String(Math.floor(local.minute / 60)).padStart(2, '0')}:${String(local.minute % 60).padStart(2, '0')}`
        expect(`${local.date} ${time}`).toBe(printed)
      }),
    )
  })

  it('Sunday 15 November 2026 is weekday 7', () => {
    expect(localTimeAt(at('2026-11-15T12:00:00Z'), COPENHAGEN)).toEqual({
      date: '2026-11-15',
      weekday: 7,
      minute: 780,
    })
  })
})
