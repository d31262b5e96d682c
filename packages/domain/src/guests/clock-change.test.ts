import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isInTime, orderableUntil } from '../orders/cut-off.ts'
import { longestWindow } from '../orders/delivery-window.ts'
import { isStayPartTooLate, stayMomentAt } from '../orders/stay-moment.ts'
import { addDays, clockOfMinute, DAY_MS, localTimeAt, MINUTE_MS, minuteOfClock } from '../time.ts'
import { stayAccess } from '../units/access.ts'
import { shareANight } from './occupancy.ts'
import { currentState, isLinkOpen, LINK_DAYS_AFTER_DEPARTURE, stateEndsAt } from './phase.ts'

/** The nights on which clocks go forward and back in 2026, and by how much; Lord Howe moves by half an hour. */
const NIGHTS = [
  { timeZone: 'Europe/Oslo', day: '2026-03-29', hours: 23, skipped: '02:30', shownInstead: '03:30' },
  { timeZone: 'Europe/Oslo', day: '2026-10-25', hours: 25 },
  { timeZone: 'America/New_York', day: '2026-03-08', hours: 23, skipped: '02:30', shownInstead: '03:30' },
  { timeZone: 'America/New_York', day: '2026-11-01', hours: 25 },
  {
    timeZone: 'Australia/Lord_Howe',
    day: '2026-10-04',
    hours: 23.5,
    skipped: '02:15',
    shownInstead: '02:45',
  },
  { timeZone: 'Australia/Lord_Howe', day: '2026-04-05', hours: 24.5 },
] as const
type Night = (typeof NIGHTS)[number]

const STEP_MS = 15 * MINUTE_MS
/** Every quarter of an hour from two days before the night until two days after it. */
function* walk({ day }: Night) {
  const middle = Date.parse(`${day}T00:00:00Z`)
  for (let now = middle - 2 * DAY_MS; now < middle + 3 * DAY_MS; now += STEP_MS) yield now
}
/** How often a value changes on the way, and the instant of the last change. */
function changesOf<T>(night: Night, at: (now: number) => T): { changes: number; last: number | null } {
  let [changes, last]: [number, number | null] = [0, null]
  let before: T | undefined
  for (const now of walk(night)) {
    const value = at(now)
    if (before !== undefined && value !== before) [changes, last] = [changes + 1, now]
    before = value
  }
  return { changes, last }
}

const NIGHT = fc.constantFrom(...NIGHTS)
const CLOCK = fc.integer({ min: 0, max: 95 }).map((quarter) => clockOfMinute(quarter * 15))
const OWN_CLOCK = fc.option(CLOCK, { nil: null })
const guest = (departure: string, checkOutTime: string | null) => ({
  state: 'checkin' as const,
  departure,
  checkOutTime,
})

describe.each(NIGHTS)('in $timeZone on $day', (night) => {
  const { timeZone, day, hours } = night
  const house = { timeZone, checkOutTime: '11:00' }

  it('every day of the property comes once, and this one has its own length', () => {
    const dates = [...walk(night)].map((now) => localTimeAt(now, timeZone).date)
    expect([...new Set(dates)]).toEqual(
      [...dates].sort().filter((date, index, all) => date !== all[index - 1]),
    )
    expect(dates.filter((date) => date === day).length * STEP_MS).toBe(hours * 3_600_000)
  })

  it('a guest who leaves on the day is checked out at eleven by the clock on the wall, once', () => {
    for (const departure of [addDays(day, -1), day, addDays(day, 1)]) {
      const { changes, last } = changesOf(night, (now) => currentState(guest(departure, null), now, house))
      expect(changes).toBe(1)
      expect(localTimeAt(last ?? 0, timeZone)).toMatchObject({ date: departure, minute: 11 * 60 })
    }
  })

  it('an own check-out time inside the change ends the stay once, and the access with it', () => {
    const own = 'skipped' in night ? night.skipped : '01:45'
    const stay = guest(day, own)
    const access = { doorCode: '4827', wifiName: null, wifiPassword: null }
    const opened = (now: number) => stayAccess(stay, { unit: access, house: access }, now, house) !== null
    const { changes, last } = changesOf(night, (now) => currentState(stay, now, house))
    expect([changes, last]).toEqual([1, stateEndsAt(stay, house)])
    expect(changesOf(night, opened)).toEqual({ changes: 1, last })
    const shown = 'shownInstead' in night ? night.shownInstead : own
    expect(localTimeAt(last ?? 0, timeZone)).toMatchObject({ date: day, minute: minuteOfClock(shown) })
  })

  it('a link ends at the midnight of the property, also when that night is this one', () => {
    const stay = { ...guest(addDays(day, -LINK_DAYS_AFTER_DEPARTURE), null), state: 'checkout' as const }
    const { changes, last } = changesOf(night, (now) => isLinkOpen(stay, now, timeZone))
    expect([changes, last]).toEqual([1, stateEndsAt(stay, house)])
    expect(localTimeAt(last ?? 0, timeZone)).toMatchObject({ date: addDays(day, 1), minute: 0 })
  })

  it('who arrives on the day is an arrival of that day alone, and can order for it from the first minute', () => {
    const stay = { arrival: day, departure: addDays(day, 2), state: 'precheckin' as const }
    const { changes } = changesOf(night, (now) => localTimeAt(now, timeZone).date === stay.arrival)
    expect(changes).toBe(2)
    for (const now of walk(night)) {
      const { first, last } = longestWindow({ now, timeZone, stay }, 1)
      const today = localTimeAt(now, timeZone).date
      expect(first).toBe(today < day ? day : today)
      expect(last <= stay.departure || today > stay.departure).toBe(true)
    }
  })

  it('early check-in and late check-out can be ordered until the booking’s own hours', () => {
    const stay = { arrival: addDays(day, -1), departure: day }
    const times = { stay, checkInTime: '13:00', checkOutTime: '14:30', timeZone }
    const part = (stayMoment: 'arrival' | 'departure') => ({
      options: { kind: 'part of the stay' as const, stayMoment, cutOff: null },
    })
    for (const [moment, date, minute] of [
      ['arrival', stay.arrival, 13 * 60],
      ['departure', stay.departure, 14 * 60 + 30],
    ] as const) {
      const { changes, last } = changesOf(night, (now) => isStayPartTooLate(part(moment), now, times))
      expect([changes, last]).toEqual([1, stayMomentAt(moment, times)])
      expect(localTimeAt(last ?? 0, timeZone)).toMatchObject({ date, minute })
    }
  })

  it('"until 20:00 the day before" is that hour on the wall, "two hours before" are two whole hours', () => {
    const wanted = stayMomentAt('departure', {
      stay: { arrival: day, departure: day },
      checkInTime: '15:00',
      ...house,
    })
    const dayBefore = { kind: 'day before' as const, time: '20:00' }
    const until = orderableUntil(dayBefore, wanted ?? 0, timeZone) ?? 0
    expect(localTimeAt(until, timeZone)).toMatchObject({ date: addDays(day, -1), minute: 20 * 60 })
    const minutes = { kind: 'minutes before' as const, minutes: 600 }
    expect(orderableUntil(minutes, wanted ?? 0, timeZone)).toBe((wanted ?? 0) - 10 * 3_600_000)
    for (const cutOff of [dayBefore, minutes])
      expect(changesOf(night, (now) => isInTime(cutOff, wanted ?? 0, now, timeZone)).changes).toBe(1)
  })
})

describe('on any of these nights', () => {
  it('whatever the hours, a stay ends once and where it says it does', () => {
    fc.assert(
      fc.property(NIGHT, CLOCK, OWN_CLOCK, fc.integer({ min: -1, max: 1 }), (night, usual, own, later) => {
        const house = { timeZone: night.timeZone, checkOutTime: usual }
        const stay = guest(addDays(night.day, later), own)
        const { changes, last } = changesOf(night, (now) => currentState(stay, now, house))
        expect([changes, last]).toEqual([1, stateEndsAt(stay, house)])
      }),
      { numRuns: 60 },
    )
  })

  it('a night is a night, however long it is', () => {
    for (const { day } of NIGHTS) {
      const stay = { arrival: addDays(day, -1), departure: day }
      expect(shareANight(stay, { arrival: day, departure: addDays(day, 1) })).toBe(false)
      expect(shareANight(stay, { arrival: addDays(day, -2), departure: day })).toBe(true)
    }
  })
})
