import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../time.ts'
import type { TargetGroup } from './schema.ts'
import {
  canHaveMembers,
  countFitting,
  groupsWithReasons,
  isInTargetGroup,
  type SegmentFacts,
  targetGroupsOf,
} from './target-groups.ts'

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

describe('why a stay is in a group', () => {
  it('names what the group asks, and the groups are those the guest belongs to', () => {
    const groups = [
      { ...nobody, id: 'a', name: 'Long', minNights: 2, rateCodes: ['CONF'] },
      { ...nobody, id: 'b', name: 'First', returningGuest: false },
      nobody,
    ]
    const [again, first] = [facts, { ...facts, isReturningGuest: false }]
    expect(groupsWithReasons(groups, again)).toEqual([
      { id: 'a', name: 'Long', because: ['rateCode', 'nights'] },
    ])
    expect(groupsWithReasons(groups, first).map(({ because }) => because)).toEqual([
      ['rateCode', 'nights'],
      ['returningGuest'],
    ])
    expect(groupsWithReasons(groups, first).map(({ id }) => id)).toEqual(targetGroupsOf(groups, first))
  })
})

describe('how many are in a group', () => {
  const stays = [
    { rateCode: 'CONF', unitCategoryId: 'suite', nights: 3, isReturningGuest: true, count: 4 },
    { rateCode: 'BAR', unitCategoryId: null, nights: 1, isReturningGuest: false, count: 2 },
  ]

  it('is the sum of the stays that fit', () => {
    expect(countFitting({ ...nobody, minNights: 1 }, stays)).toBe(6)
    expect(countFitting({ ...nobody, rateCodes: ['BAR'] }, stays)).toBe(2)
    expect(countFitting(nobody, stays)).toBe(0)
  })

  it('is nobody whenever the criteria cannot have members', () => {
    const nights = fc.option(fc.integer({ min: 1, max: 9 }), { nil: null })
    fc.assert(
      fc.property(nights, nights, (minNights, maxNights) => {
        const group = { ...nobody, minNights, maxNights }
        if (!canHaveMembers(group)) expect(countFitting(group, stays)).toBe(0)
      }),
    )
  })
})
