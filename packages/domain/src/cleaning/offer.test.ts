import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../time.ts'
import { FORCED_NIGHTS_MAX, FORCED_NIGHTS_MIN } from './constants.ts'
import { isCleaned, isForced, standingFor } from './offer.ts'

const stay = { state: 'checkin', arrival: '2026-11-12', departure: '2026-11-20' } as const
const never = { forcedNights: null }

describe('what a guest can decide about tomorrow', () => {
  it('is open while they are here and stay another night', () => {
    expect(standingFor(stay, '2026-11-13', never)).toBe('open')
    expect(standingFor(stay, '2026-11-19', never)).toBe('open')
  })

  it('is nothing before they are here, when they leave tomorrow, and once they have left', () => {
    expect(standingFor({ ...stay, state: 'precheckin' }, '2026-11-12', never)).toBe('early')
    expect(standingFor(stay, '2026-11-20', never)).toBe('departs')
    expect(standingFor({ ...stay, state: 'checkout' }, '2026-11-16', never)).toBe('over')
    // On the day of departure, before anybody has checked them out.
    expect(standingFor(stay, '2026-11-21', never)).toBe('over')
  })

  it('is nothing on every third night where the house cleans then, and the day of departure says so first', () => {
    const third = { forcedNights: 3 }
    const days = Array.from({ length: 8 }, (_, night) =>
      standingFor(stay, addDays(stay.arrival, night + 1), third),
    )
    expect(days).toEqual(['open', 'open', 'forced', 'open', 'open', 'forced', 'open', 'departs'])
    expect(standingFor({ ...stay, departure: '2026-11-18' }, '2026-11-18', third)).toBe('departs')
  })

  it('a cleaning comes every so many nights, never sooner and never later', () => {
    const every = fc.integer({ min: FORCED_NIGHTS_MIN, max: FORCED_NIGHTS_MAX })
    const arrivals = fc.integer({ min: 0, max: 800 }).map((days) => addDays('2026-01-01', days))
    fc.assert(
      fc.property(every, arrivals, (forcedNights, arrival) => {
        const forced = Array.from({ length: 100 }, (_, night) => night).filter((night) =>
          isForced({ arrival }, addDays(arrival, night), { forcedNights }),
        )
        expect(forced).toEqual(
          Array.from({ length: Math.floor(99 / forcedNights) }, (_, times) => (times + 1) * forcedNights),
        )
        expect(isForced({ arrival }, addDays(arrival, -forcedNights), { forcedNights })).toBe(false)
      }),
    )
  })
})

describe('a room is cleaned', () => {
  it('as the guest wants, without a word as the house does, and when the house insists', () => {
    expect(isCleaned('request', false, { isDaily: false })).toBe(true)
    expect(isCleaned('skip', false, { isDaily: true })).toBe(false)
    expect(isCleaned(null, false, { isDaily: true })).toBe(true)
    expect(isCleaned(null, false, { isDaily: false })).toBe(false)
    expect(isCleaned('skip', true, { isDaily: false })).toBe(true)
  })
})
