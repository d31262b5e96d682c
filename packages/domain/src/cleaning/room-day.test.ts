import { describe, expect, it } from 'vitest'
import { addDays, instantOfLocal } from '../time.ts'
import { type DayStay, roomDay, type Wish } from './room-day.ts'
import { type CleaningSettings, DEFAULT_CLEANING_SETTINGS } from './settings-schema.ts'

const HOUSE = { timeZone: 'Europe/Copenhagen', checkInTime: '15:00', checkOutTime: '11:00' }
const TODAY = '2026-11-15'

const aStay = (change: Partial<DayStay> = {}): DayStay => ({
  arrival: '2026-11-13',
  departure: '2026-11-19',
  state: 'checkin',
  leftOn: null,
  checkInTime: null,
  checkOutTime: null,
  expectedArrival: null,
  wish: null,
  ...change,
})
const aWish = (choice: Wish['choice'], change: Partial<Wish> = {}): Wish => ({
  ...{ choice, at: '2026-11-14T18:00:00.000Z', note: '', ...change },
})

type Asked = { date?: string; at?: string; settings?: Partial<CleaningSettings>; isLeftOver?: boolean }
function ask(stays: DayStay[], asked: Asked = {}) {
  const { date = TODAY, at = `${TODAY}T10:00`, settings = {}, isLeftOver = false } = asked
  const now = instantOfLocal(at, HOUSE.timeZone) ?? 0
  return roomDay(stays, { date, now }, HOUSE, { ...DEFAULT_CLEANING_SETTINGS, ...settings }, isLeftOver)
}
const leaves = aStay({ departure: TODAY })
const comes = aStay({ arrival: TODAY, departure: '2026-11-17', state: 'precheckin' })

describe('a room on a day', () => {
  it('that nobody has asks for nothing', () => {
    expect(ask([])).toEqual({
      ...{ departure: null, arrival: null, stay: null, wish: null, isForced: false, isToClean: false },
    })
  })

  it('is left and taken again: by when it is left, and when somebody is expected', () => {
    const day = ask([leaves, { ...comes, expectedArrival: '14:30' }])
    expect(day).toMatchObject({
      departure: { isOut: false, by: '11:00', isLate: false, stays: [leaves] },
      arrival: { isHere: false, expected: '14:30', isEarly: false },
      ...{ stay: null, isToClean: true },
    })
  })

  it('is left once its guest checked out, or once their time is over', () => {
    expect(ask([{ ...leaves, state: 'checkout', leftOn: TODAY }]).departure?.isOut).toBe(true)
    expect(ask([leaves], { at: `${TODAY}T10:59` }).departure?.isOut).toBe(false)
    expect(ask([leaves], { at: `${TODAY}T11:00` }).departure?.isOut).toBe(true)
  })

  it('with a late check-out is left later, and with an early check-in taken sooner', () => {
    const late = ask([{ ...leaves, checkOutTime: '14:00' }], { at: `${TODAY}T13:00` })
    expect(late.departure).toMatchObject({ by: '14:00', isLate: true, isOut: false })
    expect(ask([{ ...leaves, checkOutTime: '09:00' }]).departure).toMatchObject({
      by: '09:00',
      isLate: false,
    })
    expect(ask([{ ...comes, checkInTime: '12:00' }]).arrival).toMatchObject({
      ...{ expected: '12:00', isEarly: true },
    })
    expect(ask([{ ...comes, checkInTime: '15:00' }]).arrival?.isEarly).toBe(false)
    const said = ask([{ ...comes, checkInTime: '12:00', expectedArrival: '13:30' }])
    expect(said.arrival).toMatchObject({ expected: '13:30', isEarly: true })
    expect(ask([comes]).arrival?.expected).toBeNull()
  })

  it('is ready for whoever is in it already, as for a guest without a booking', () => {
    const walkIn = { ...comes, state: 'checkin' as const }
    expect(ask([walkIn])).toMatchObject({ arrival: { isHere: true }, isToClean: false })
    // Somebody left it on the same day.
    expect(ask([leaves, walkIn])).toMatchObject({ arrival: { isHere: true }, isToClean: true })
  })

  it('that stood empty is taken as it is, unless it was left over from the days before', () => {
    expect(ask([comes])).toMatchObject({ arrival: { isHere: false }, isToClean: false })
    const leftOver = (stays: DayStay[]) => ask(stays, { isLeftOver: true }).isToClean
    expect(leftOver([comes])).toBe(true)
    expect(leftOver([])).toBe(true)
    expect(leftOver([{ ...comes, state: 'checkin' }])).toBe(false)
  })

  it('that somebody stays in is cleaned as the guest wants, else as the house does', () => {
    expect(ask([aStay()])).toMatchObject({ stay: { night: 2, nights: 6 }, isToClean: true, wish: null })
    expect(ask([aStay()], { settings: { isDaily: false } }).isToClean).toBe(false)
    const skips = ask([aStay({ wish: aWish('skip') })])
    expect(skips).toMatchObject({ wish: { choice: 'skip' }, isToClean: false })
    const asks = ask([aStay({ wish: aWish('request', { note: 'Towels, please' }) })], {
      settings: { isDaily: false },
    })
    expect(asks).toMatchObject({ wish: { choice: 'request', note: 'Towels, please' }, isToClean: true })
  })

  it('is cleaned every so many nights whatever the guest wants', () => {
    const stay = aStay({ departure: '2026-11-30', wish: aWish('skip') })
    const forced = [1, 2, 3, 4, 5, 6].map((nights) => {
      const day = ask([stay], { date: addDays(stay.arrival, nights), settings: { forcedNights: 3 } })
      return [day.isForced, day.isToClean]
    })
    const [no, yes] = [
      [false, false],
      [true, true],
    ]
    expect(forced).toEqual([no, no, yes, no, no, yes])
    // The day they leave it is cleaned anyhow.
    const last = ask([{ ...stay, departure: '2026-11-19' }], {
      date: '2026-11-19',
      settings: { forcedNights: 3 },
    })
    expect(last).toMatchObject({ isForced: false, isToClean: true })
  })
})

describe('who left before their last day', () => {
  it('is a departure of the day they left, and nobody afterwards', () => {
    const early = aStay({ state: 'checkout', leftOn: '2026-11-14' })
    expect(ask([early], { date: '2026-11-14' })).toMatchObject({ departure: { isOut: true }, stay: null })
    for (const date of [TODAY, '2026-11-16', '2026-11-19'])
      expect(ask([early], { date })).toMatchObject({ departure: null, stay: null, isToClean: false })
  })

  it('is not in the room any more where another system did not say when', () => {
    const early = aStay({ state: 'checkout' })
    for (const date of [TODAY, '2026-11-16', '2026-11-19'])
      expect(ask([early], { date })).toMatchObject({ departure: null, stay: null, isToClean: false })
    expect(ask([early], { date: '2026-11-14' }).stay).not.toBeNull()
  })
})

describe('who has not come', () => {
  const overdue = aStay({ state: 'precheckin' })

  it('is still expected today, and neither stayed nor leaves', () => {
    expect(ask([overdue])).toMatchObject({ arrival: { isHere: false }, stay: null, isToClean: false })
    expect(ask([overdue], { date: '2026-11-14' })).toMatchObject({
      arrival: null,
      stay: null,
      isToClean: false,
    })
    const over = { ...overdue, departure: TODAY }
    for (const at of [`${TODAY}T08:00`, `${TODAY}T23:00`])
      expect(ask([over], { at })).toMatchObject({ arrival: null, departure: null, isToClean: false })
  })

  it('stays and leaves in the days to come as booked', () => {
    expect(ask([comes], { date: '2026-11-16' })).toMatchObject({ stay: { night: 1, nights: 2 } })
    expect(ask([comes], { date: '2026-11-17' })).toMatchObject({ departure: { isOut: false } })
    expect(ask([comes], { date: '2026-11-18' }).isToClean).toBe(false)
  })
})

describe('days that are past', () => {
  it('show who left, came and stayed then', () => {
    const past = aStay({
      arrival: '2026-10-01',
      departure: '2026-10-04',
      state: 'checkout',
      leftOn: '2026-10-04',
    })
    expect(ask([past], { date: '2026-10-01' })).toMatchObject({ arrival: { isHere: true } })
    expect(ask([past], { date: '2026-10-02' })).toMatchObject({ stay: { night: 1, nights: 3 } })
    expect(ask([past], { date: '2026-10-04' })).toMatchObject({ departure: { isOut: true } })
  })
})

describe('a room for the day alone', () => {
  const dayRoom = aStay({ arrival: TODAY, departure: TODAY, state: 'precheckin', checkOutTime: '18:00' })

  it('is taken and left on the same day', () => {
    expect(ask([dayRoom])).toMatchObject({
      arrival: { isHere: false },
      departure: { isOut: false, by: '18:00' },
    })
    const never = ask([dayRoom], { at: '2026-11-16T10:00' })
    expect(never).toMatchObject({ arrival: { isHere: false }, departure: null })
  })
})

describe('a shared unit', () => {
  it('is left once all are out, by the latest of them', () => {
    const out = { ...leaves, state: 'checkout' as const, leftOn: TODAY }
    const day = ask([out, { ...leaves, checkOutTime: '13:00' }])
    expect(day.departure).toMatchObject({ isOut: false, by: '13:00', isLate: true })
    expect(ask([out, out]).departure?.isOut).toBe(true)
  })

  it('can be left by one and stayed in by another', () => {
    expect(ask([leaves, aStay()])).toMatchObject({
      ...{ departure: { isOut: false }, stay: { night: 2 }, isToClean: true },
    })
  })

  it('waits for whoever is not there yet', () => {
    const here = { ...comes, state: 'checkin' as const, expectedArrival: '09:00' }
    const day = ask([here, { ...comes, expectedArrival: '18:00' }, { ...comes, expectedArrival: '17:00' }])
    expect(day.arrival).toMatchObject({ isHere: false, expected: '17:00' })
  })

  it('is cleaned for one who asks, and skipped by all together only', () => {
    const asks = aStay({ wish: aWish('request', { note: 'Soap' }) })
    const skips = aStay({ wish: aWish('skip') })
    expect(ask([skips, asks])).toMatchObject({ wish: { choice: 'request', note: 'Soap' }, isToClean: true })
    expect(ask([skips, aStay()])).toMatchObject({ wish: null, isToClean: true })
    expect(ask([skips, skips])).toMatchObject({ wish: { choice: 'skip' }, isToClean: false })
    expect(ask([skips, aStay()], { settings: { isDaily: false } }).isToClean).toBe(false)
    const both = ask([
      asks,
      aStay({ wish: aWish('request', { note: 'Towels', at: '2026-11-14T19:00:00.000Z' }) }),
    ])
    expect(both.wish).toEqual({ choice: 'request', at: '2026-11-14T19:00:00.000Z', note: 'Soap\nTowels' })
  })
})

it('a night of a clock change is a night like any other', () => {
  // Clocks went back at 3:00 on 25 October 2026.
  const stay = aStay({ arrival: '2026-10-24', departure: '2026-10-26' })
  const at = '2026-10-25T02:30'
  expect(ask([stay], { date: '2026-10-25', at })).toMatchObject({ stay: { night: 1, nights: 2 } })
  const left = { ...stay, departure: '2026-10-25' }
  expect(ask([left], { date: '2026-10-25', at: '2026-10-25T10:59' }).departure?.isOut).toBe(false)
  expect(ask([left], { date: '2026-10-25', at: '2026-10-25T11:00' }).departure?.isOut).toBe(true)
})
