import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../time.ts'
import { arrivalAtCheckIn, departureAtCheckOut, goesOn, stayRefusal, todayIn } from './stay-commands.ts'

const NOW = Date.parse('2026-11-15T11:00:00Z')
const house = { timeZone: 'Europe/Oslo', checkOutTime: '11:00' }
const at = { now: NOW, house }
const booking = {
  state: 'precheckin' as const,
  arrival: '2026-11-15',
  departure: '2026-11-18',
  checkOutTime: null,
  cancelledAt: null,
  noShowAt: null,
  erasedAt: null,
}
const here = { ...booking, state: 'checkin' as const }
const gone = { ...booking, state: 'checkout' as const }

describe('what can be done with a stay', () => {
  test('goes by where it is', () => {
    const refusals = (stay: Parameters<typeof stayRefusal>[1]) =>
      (['check in', 'check out', 'cancel', 'no-show', 'reinstate'] as const).map((command) =>
        stayRefusal(command, stay, at),
      )
    expect(refusals(booking)).toEqual([null, 'not-checked-in', null, null, 'nothing-to-undo'])
    const isHere = 'already-checked-in'
    expect(refusals(here)).toEqual([isHere, null, isHere, isHere, 'nothing-to-undo'])
    const hasLeft = 'departed'
    expect(refusals(gone)).toEqual([hasLeft, hasLeft, hasLeft, hasLeft, 'nothing-to-undo'])
    const off = 'called-off'
    expect(refusals({ ...booking, cancelledAt: new Date(0) })).toEqual([off, off, off, off, null])
    expect(refusals({ ...here, noShowAt: new Date(0) })).toEqual([off, off, off, off, null])
  })

  test('nothing puts a person back where one was erased; the stay can still end', () => {
    const erasedAt = new Date(0)
    for (const command of ['check in', 'change', 'renew the link'] as const) {
      expect(stayRefusal(command, booking, at)).toBeNull()
      expect(stayRefusal(command, { ...booking, erasedAt }, at)).toBe('erased')
    }
    expect(stayRefusal('reinstate', { ...booking, erasedAt, cancelledAt: new Date(0) }, at)).toBe('erased')
    expect(stayRefusal('check out', { ...here, erasedAt }, at)).toBeNull()
    expect(stayRefusal('cancel', { ...booking, erasedAt }, at)).toBeNull()
    expect(stayRefusal('no-show', { ...booking, erasedAt }, at)).toBeNull()
  })

  test('a guest in house whose time is over has left, one who never came can still come', () => {
    const past = { arrival: '2026-11-10', departure: '2026-11-12' }
    expect(stayRefusal('check out', { ...here, ...past }, at)).toBe('departed')
    expect(stayRefusal('check in', { ...booking, ...past }, at)).toBeNull()
  })

  test('nobody is a no-show before their day', () => {
    expect(stayRefusal('no-show', { ...booking, arrival: '2026-11-16' }, at)).toBe('not-due')
  })
})

describe('the days of a stay', () => {
  test('begin today for whoever comes early, and as booked for whoever comes late', () => {
    fc.assert(
      fc.property(fc.integer({ min: -30, max: 30 }), (days) => {
        const today = todayIn(house, NOW)
        const arrival = addDays(today, days)
        expect(arrivalAtCheckIn({ arrival }, today)).toBe(days > 0 ? today : arrival)
      }),
    )
  })

  test('end today for whoever leaves early, and never before they began', () => {
    const days = fc.integer({ min: -30, max: 30 })
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 30 }), (from, nights) => {
        const today = todayIn(house, NOW)
        const stay = { arrival: addDays(today, from), departure: addDays(today, from + nights) }
        const departure = departureAtCheckOut(stay, today)
        expect(departure >= stay.arrival).toBe(true)
        expect(departure <= stay.departure).toBe(true)
        if (from <= 0) expect(departure <= today).toBe(true)
      }),
    )
  })

  test('go on until their own check-out time', () => {
    expect(goesOn({ departure: '2026-11-15', checkOutTime: null }, at)).toBe(false)
    expect(goesOn({ departure: '2026-11-15', checkOutTime: '14:00' }, at)).toBe(true)
    expect(goesOn({ departure: '2026-11-16', checkOutTime: null }, at)).toBe(true)
  })
})
