import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, isoDate, localTimeAt } from '../time.ts'
import { instantsOfDays } from './day-range.ts'

const zones = [
  'Europe/Copenhagen',
  'Europe/Tallinn',
  'America/Los_Angeles',
  'Pacific/Auckland',
  'Asia/Kolkata',
]

describe('days of the audit log', () => {
  it('hold every instant of their dates in the time zone of the property and no other', () => {
    const day = fc.integer({ min: 18_000, max: 24_000 })
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 40 }), fc.constantFrom(...zones), (start, length, zone) => {
        const [first, last] = [isoDate(start), isoDate(start + length)]
        const { from, until } = instantsOfDays({ from: first, to: last }, zone)
        const dateAt = (instant: number) => localTimeAt(instant, zone).date
        const [begin, end] = [from?.getTime() ?? 0, until?.getTime() ?? 0]
        expect([dateAt(begin - 1), dateAt(begin)]).toEqual([addDays(first, -1), first])
        expect([dateAt(end - 1), dateAt(end)]).toEqual([last, addDays(last, 1)])
      }),
    )
  })

  it('leave open what is not given', () => {
    expect(instantsOfDays({}, 'Europe/Oslo')).toEqual({ from: null, until: null })
    expect(instantsOfDays({ from: '2026-11-15' }, 'Europe/Oslo')).toEqual({
      from: new Date('2026-11-14T23:00:00Z'),
      until: null,
    })
  })
})
