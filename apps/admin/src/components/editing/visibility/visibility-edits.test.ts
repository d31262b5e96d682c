import { DEFAULT_VISIBILITY } from '@innkeeper/domain/guestbook/constants.ts'
import { describe, expect, test } from 'vitest'
import { isSameEveryDay, sameEveryDay, withDay } from '../hours/week.ts'
import {
  clockOf,
  clockText,
  isBackwards,
  runsPastMidnight,
  startedVisibility,
  withState,
} from './visibility-edits.ts'

describe('the visibility editor', () => {
  test('a card without visibility begins with 00:00 to 23:59 on all seven days', () => {
    const { weekdays } = startedVisibility(null)
    expect(weekdays.map(({ start, end }) => `${clockText(start)} ${clockText(end)}`)).toEqual(
      Array(7).fill('00:00 23:59'),
    )
    expect(isSameEveryDay(weekdays)).toBe(true)
  })

  test('one day apart is no longer the same every day, and can be made so again', () => {
    const [day] = DEFAULT_VISIBILITY.weekdays
    const apart = withDay(DEFAULT_VISIBILITY.weekdays, 5, { ...day, isVisible: false })
    expect(isSameEveryDay(apart)).toBe(false)
    expect(isSameEveryDay(sameEveryDay(apart[5]))).toBe(true)
  })

  test('states stay in the order of a stay', () => {
    expect(withState(['qr'], 'precheckin', true)).toEqual(['precheckin', 'qr'])
    expect(withState(['precheckin', 'qr'], 'qr', false)).toEqual(['precheckin'])
  })

  test('an evening that ends after midnight', () => {
    const [day] = DEFAULT_VISIBILITY.weekdays
    expect(runsPastMidnight({ ...day, start: clockOf('22:00'), end: clockOf('02:30') })).toBe(true)
    expect(runsPastMidnight(day)).toBe(false)
  })

  test('an end before the beginning is noticed', () => {
    expect(isBackwards({ enabled: true, from: '2026-12-24', to: '2026-12-01' })).toBe(true)
    expect(isBackwards({ enabled: true, from: '2026-12-24', to: null })).toBe(false)
    expect(isBackwards({ enabled: false, from: '2026-12-24', to: '2026-12-01' })).toBe(false)
  })
})
