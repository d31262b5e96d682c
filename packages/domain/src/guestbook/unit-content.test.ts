import { describe, expect, it } from 'vitest'
import { DEFAULT_VISIBILITY } from './constants.ts'
import { isForOwnUnit, unitContent } from './unit-content.ts'
import type { Visitor } from './visibility.ts'

const card = {
  content: {
    0: {
      default: { title: 'Ask reception' },
      'unit:u204': { title: 'Room 204' },
      'category:suite': { title: 'The suites' },
    },
    1: { 'category:suite': { title: 'Suiterne' } },
  },
}
const guest: Visitor = { state: 'checkin', targetGroups: [], unitCategory: 'suite', unit: 'u204' }

describe('unit-specific content', () => {
  it('what is written for the unit comes before its category, and that before the rest', () => {
    expect(unitContent(card, guest, 0, 0)?.title).toBe('Room 204')
    expect(unitContent(card, { ...guest, unit: 'u301' }, 0, 0)?.title).toBe('The suites')
    expect(unitContent(card, { ...guest, unit: 'u301', unitCategory: 'double' }, 0, 0)?.title).toBe(
      'Ask reception',
    )
  })

  it('the unit counts more than the language', () => {
    expect(unitContent(card, guest, 1, 0)?.title).toBe('Room 204')
    expect(unitContent(card, { ...guest, unit: 'u301' }, 1, 0)?.title).toBe('Suiterne')
  })

  it('a guest without a unit gets none of it, whatever the category', () => {
    expect(unitContent(card, { ...guest, unit: null }, 0, 0)).toBeNull()
  })
})

describe('what is for one unit alone', () => {
  const forSome = (segmentation: Partial<typeof DEFAULT_VISIBILITY.segmentation>) => ({
    type: 'Content' as const,
    visibility: {
      ...DEFAULT_VISIBILITY,
      segmentation: { ...DEFAULT_VISIBILITY.segmentation, all: false, ...segmentation },
    },
  })

  it('a card picked for the unit by hand is, one that also fits another way is not', () => {
    expect(isForOwnUnit(forSome({ selection: ['u204'] }), guest)).toBe(true)
    expect(isForOwnUnit(forSome({ selection: ['u204'], unitCategories: ['suite'] }), guest)).toBe(false)
    expect(isForOwnUnit({ type: 'Content', visibility: DEFAULT_VISIBILITY }, guest)).toBe(false)
  })

  it('a unit-specific card always is', () => {
    expect(isForOwnUnit({ type: 'UnitSpecific', visibility: DEFAULT_VISIBILITY }, guest)).toBe(true)
  })
})
