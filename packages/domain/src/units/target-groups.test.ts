import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../time.ts'
import type { TargetGroup } from './schema.ts'
import { isInTargetGroup, type SegmentFacts, targetGroupsOf } from './target-groups.ts'

const nobody: TargetGroup = {
  id: 'g',
  name: 'Group',
  rateCodes: [],
  unitCategories: [],
  minNights: null,
  maxNights: null,
  returningGuest: null,
}
const facts: SegmentFacts = {
  rateCode: 'CONF',
  unitCategoryId: 'suite',
  arrival: '2026-11-15',
  departure: '2026-11-18',
  isReturningGuest: true,
}

describe('a target group', () => {
  it('without criteria has nobody', () => {
    expect(isInTargetGroup(nobody, facts)).toBe(false)
  })

  it.each([
    [{ rateCodes: ['CONF', 'GOV'] }, true],
    [{ rateCodes: ['BAR'] }, false],
    [{ unitCategories: ['suite'] }, true],
    [{ unitCategories: ['single'] }, false],
    [{ minNights: 3 }, true],
    [{ minNights: 4 }, false],
    [{ maxNights: 3 }, true],
    [{ maxNights: 2 }, false],
    [{ returningGuest: true }, true],
    [{ returningGuest: false }, false],
    [{ rateCodes: ['CONF'], minNights: 4 }, false],
  ])('asks every criterion that is set: %j', (criteria, expected) => {
    expect(isInTargetGroup({ ...nobody, ...criteria }, facts)).toBe(expected)
  })

  it('counts nights, whatever month or leap day lies between', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 1, max: 60 }), (offset, nights) => {
        const arrival = addDays('2024-01-01', offset)
        const stay = { ...facts, arrival, departure: addDays(arrival, nights) }
        expect(isInTargetGroup({ ...nobody, minNights: nights, maxNights: nights }, stay)).toBe(true)
        expect(isInTargetGroup({ ...nobody, minNights: nights + 1 }, stay)).toBe(false)
      }),
    )
  })

  it('ids come sorted, so that equal segments compare equal', () => {
    const groups = ['b', 'a', 'c'].map((id) => ({ ...nobody, id, minNights: id === 'c' ? 9 : 1 }))
    expect(targetGroupsOf(groups, facts)).toEqual(['a', 'b'])
  })
})
