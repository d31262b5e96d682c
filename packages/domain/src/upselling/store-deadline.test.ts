import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HOUR_MS, localTimeAt, MINUTE_MS } from '../time.ts'
import { isStoreOpen, storeClosesAt } from './store-deadline.ts'

const usual = {
  arrival: '2026-11-15',
  checkInTime: '15:00',
  timeZone: 'Europe/Copenhagen',
  hoursBeforeArrival: 24,
}
const at = (moment: string) => Date.parse(moment)

describe('the deadline of the store', () => {
  it('is so many hours before check-in on the day of arrival', () => {
    expect(storeClosesAt(usual)).toBe(at('2026-11-14T14:00:00Z'))
    expect(isStoreOpen(usual, at('2026-11-14T13:59:59Z'))).toBe(true)
    expect(isStoreOpen(usual, at('2026-11-14T14:00:00Z'))).toBe(false)
    expect(storeClosesAt({ ...usual, hoursBeforeArrival: 0 })).toBe(at('2026-11-15T14:00:00Z'))
  })

  it('counts hours as they pass on the nights when clocks change', () => {
    const spring = { ...usual, arrival: '2026-03-29' }
    const autumn = { ...usual, arrival: '2026-10-25' }
    expect(localTimeAt(storeClosesAt(spring), usual.timeZone)).toMatchObject({
      date: '2026-03-28',
      minute: 14 * 60,
    })
    expect(localTimeAt(storeClosesAt(autumn), usual.timeZone)).toMatchObject({
      date: '2026-10-24',
      minute: 16 * 60,
    })
  })

  it('is what counting back hour by hour from the first moment the clock shows check-in gives', () => {
    const days = [
      '2026-03-28',
      '2026-03-29',
      '2026-03-30',
      '2026-10-24',
      '2026-10-25',
      '2026-10-26',
      '2026-04-05',
      '2026-10-04',
      '2026-03-08',
      '2026-11-01',
    ]
    const zones = ['Europe/Copenhagen', 'Australia/Lord_Howe', 'America/St_Johns', 'Europe/Tallinn']
    fc.assert(
      fc.property(
        fc.constantFrom(...days),
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 23 }),
        fc.constantFrom(0, 15, 30, 45),
        fc.oneof(fc.integer({ min: 0, max: 48 }), fc.integer({ min: 0, max: 336 })),
        (arrival, timeZone, hour, minute, hoursBeforeArrival) => {
          const checkInTime = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
          const closes = storeClosesAt({ arrival, checkInTime, timeZone, hoursBeforeArrival })
          let instant = firstShowing(arrival, hour * 60 + minute, timeZone)
          for (let passed = 0; passed < hoursBeforeArrival; passed++) instant -= HOUR_MS
          expect(closes).toBe(instant)
        },
      ),
    )
  })
})

/** By looking at every quarter of an hour: when clocks there first show this minute, or jump over it. */
function firstShowing(day: string, minute: number, timeZone: string): number {
  const from = Date.parse(`${day}T00:00:00Z`) - 26 * HOUR_MS
  for (let instant = from; ; instant += 15 * MINUTE_MS) {
    const local = localTimeAt(instant, timeZone)
    if (local.date > day) return instant
    if (local.date === day && local.minute === minute) return instant
    // A minute that clocks leave out counts as the moment as far after the jump as it would have been before.
    const next = localTimeAt(instant + 15 * MINUTE_MS, timeZone)
    const isSkipped = local.date === day && local.minute < minute && next.date === day && next.minute > minute
    if (isSkipped) return instant + (minute - local.minute) * MINUTE_MS
  }
}
