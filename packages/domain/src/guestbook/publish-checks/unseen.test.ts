import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, dayOfIsoDate, isoDate, weekdayOfDay } from '../../time.ts'
import { DEFAULT_VISIBILITY } from '../constants.ts'
import { isOpenAtLocal } from '../visibility.ts'
import type { Visibility, WeekdayWindow } from '../visibility-schema.ts'
import { someFacts } from './sample-checks.ts'
import { hasEnded, neverOpens, unseen } from './unseen.ts'

const clock = fc.record({ hours: fc.integer({ min: 0, max: 23 }), minutes: fc.constantFrom(0, 15, 30, 59) })
const window: fc.Arbitrary<WeekdayWindow> = fc.record({
  isVisible: fc.boolean(),
  start: clock,
  end: clock,
})
const day = fc.integer({ min: 0, max: 20 }).map((days) => addDays('2026-11-01', days))
const visibility: fc.Arbitrary<Visibility> = fc.record({
  dateRange: fc.record({ enabled: fc.boolean(), from: fc.option(day), to: fc.option(day) }),
  state: fc.constant(DEFAULT_VISIBILITY.state),
  weekdays: fc.tuple(window, window, window, window, window, window, window),
  segmentation: fc.constant(DEFAULT_VISIBILITY.segmentation),
})

/** Every minute at which a window of these can begin; one that came from the day before is open at the first. */
const MINUTES = Array.from({ length: 24 }, (_, hour) =>
  [0, 15, 30, 59].map((minute) => hour * 60 + minute),
).flat()

/** Whether any moment of these days is open, looked at one by one. */
function opensBetween(one: Visibility, from: string, to: string): boolean {
  for (let at = dayOfIsoDate(from); at <= dayOfIsoDate(to); at++) {
    const local = { date: isoDate(at), weekday: weekdayOfDay(at) }
    if (MINUTES.some((minute) => isOpenAtLocal(one, { ...local, minute }))) return true
  }
  return false
}

describe('a card that nobody will meet', () => {
  it('never opens exactly when no minute of any day is open', () => {
    fc.assert(
      fc.property(visibility, (one) => {
        expect(neverOpens(one)).toBe(!opensBetween(one, '2026-10-20', '2026-12-05'))
      }),
      { numRuns: 60 },
    )
  })

  it('has ended exactly when its last day is over, and shows at no later moment', () => {
    fc.assert(
      fc.property(visibility, day, (one, today) => {
        const { enabled, to } = one.dateRange
        expect(hasEnded(one, today)).toBe(enabled && to !== null && to < today)
        if (hasEnded(one, today)) expect(opensBetween(one, today, addDays(today, 8))).toBe(false)
      }),
      { numRuns: 60 },
    )
  })

  it('is one with no state, with segments that are gone, or for the unit of those who have none', () => {
    const kinds = (change: Partial<Visibility>, type: 'Content' | 'UnitSpecific' = 'Content') =>
      unseen(
        { type, visibility: { ...DEFAULT_VISIBILITY, ...change } },
        someFacts({ targetGroups: ['families'] }),
      )
        .map(({ kind }) => kind)
        .join()
    expect(kinds({})).toBe('')
    expect(kinds({ state: [] })).toBe('nobody')
    const segmentation = { all: false, targetGroups: ['families'], unitCategories: [], selection: [] }
    expect(kinds({ segmentation })).toBe('')
    expect(kinds({ segmentation: { ...segmentation, targetGroups: ['gone'] } })).toBe('nobody')
    expect(kinds({ state: ['qr', 'checkout'] })).toBe('')
    expect(kinds({ state: ['qr', 'checkout'] }, 'UnitSpecific')).toBe('nobody')
  })
})
