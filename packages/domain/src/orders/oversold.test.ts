import { describe, expect, it } from 'vitest'
import type { Availability } from './availability-schema.ts'
import { oversold, type SoldOnDay } from './oversold.ts'

// A Saturday and the Sunday after it.
const [SATURDAY, SUNDAY] = ['2026-12-12', '2026-12-13']
const sold = (day: string, count: number, slot = ''): SoldOnDay => ({ day, slot, sold: count })
const at = (time: string, places: number, weekdays = [1, 2, 3, 4, 5, 6, 7]) => ({ time, places, weekdays })
const slots = (...all: ReturnType<typeof at>[]): Availability => ({ kind: 'time slots', slots: all })

describe('more is sold than there are places', () => {
  it('on days of which fewer are left than were sold, and on no other', () => {
    for (const kind of ['each day', 'each night'] as const)
      expect(oversold({ kind, places: 4 }, [sold(SATURDAY, 6), sold(SUNDAY, 4)])).toEqual([
        { day: SATURDAY, time: null, sold: 6, places: 4 },
      ])
    expect(oversold({ kind: 'hours', most: 3, places: 1 }, [sold(SATURDAY, 2)])).toHaveLength(1)
  })

  it('at one time of a day', () => {
    const rows = [sold(SATURDAY, 3, '18:00'), sold(SATURDAY, 3, '20:00')]
    expect(oversold(slots(at('18:00', 3), at('20:00', 2)), rows)).toEqual([
      { day: SATURDAY, time: '20:00', sold: 3, places: 2 },
    ])
  })

  it('at a time that is no more, on that weekday or on any', () => {
    const rows = [sold(SATURDAY, 2, '18:00'), sold(SUNDAY, 2, '18:00')]
    expect(oversold(slots(at('18:00', 4, [6]), at('20:00', 4)), rows)).toEqual([
      { day: SUNDAY, time: '18:00', sold: 2, places: 0 },
    ])
  })

  it('at each time, where it was sold for the whole day before there were times', () => {
    const rows = [sold(SATURDAY, 3), sold(SATURDAY, 1, '20:00')]
    expect(oversold(slots(at('20:00', 3), at('18:00', 3)), rows)).toEqual([
      { day: SATURDAY, time: '20:00', sold: 4, places: 3 },
    ])
    expect(oversold(slots(at('18:00', 3, [7])), [sold(SATURDAY, 3)])).toEqual([
      { day: SATURDAY, time: null, sold: 3, places: 0 },
    ])
  })

  it('on a day that was sold by times, all of them together where it is counted as a whole', () => {
    const rows = [sold(SATURDAY, 2, '18:00'), sold(SATURDAY, 3, '20:00')]
    expect(oversold({ kind: 'each day', places: 4 }, rows)).toMatchObject([{ sold: 5, places: 4 }])
  })

  it('nowhere while nobody counts', () => {
    expect(oversold(null, [sold(SATURDAY, 6)])).toEqual([])
  })
})
