import { dayOfIsoDate } from '../time.ts'
import type { TargetGroup, TargetGroupCriteria } from './schema.ts'

/** What a stay tells about its guest for segmentation. */
export type SegmentFacts = {
  rateCode: string | null
  unitCategoryId: string | null
  arrival: string
  departure: string
  isReturningGuest: boolean
}

/** The same where only the length of the stay is known. */
export type StayFacts = Pick<SegmentFacts, 'rateCode' | 'unitCategoryId' | 'isReturningGuest'> & {
  nights: number
}

type Criterion = { isSet: boolean; holds: boolean }

/** Whether a stay fits: every criterion that is set holds; a group without criteria has nobody. */
export function fitsCriteria(group: TargetGroupCriteria, facts: StayFacts): boolean {
  const { nights } = facts
  const criteria: Criterion[] = [
    {
      isSet: group.rateCodes.length > 0,
      holds: facts.rateCode !== null && group.rateCodes.includes(facts.rateCode),
    },
    {
      isSet: group.unitCategories.length > 0,
      holds: facts.unitCategoryId !== null && group.unitCategories.includes(facts.unitCategoryId),
    },
    { isSet: group.minNights !== null, holds: nights >= (group.minNights ?? 0) },
    { isSet: group.maxNights !== null, holds: nights <= (group.maxNights ?? Number.POSITIVE_INFINITY) },
    { isSet: group.returningGuest !== null, holds: facts.isReturningGuest === group.returningGuest },
  ]
  const set = criteria.filter((criterion) => criterion.isSet)
  return set.length > 0 && set.every((criterion) => criterion.holds)
}

/** A guest belongs to a group when every criterion that is set holds. */
export function isInTargetGroup(group: TargetGroupCriteria, facts: SegmentFacts): boolean {
  const nights = dayOfIsoDate(facts.departure) - dayOfIsoDate(facts.arrival)
  return fitsCriteria(group, { ...facts, nights })
}

/** Equal stays and how many there are of them. */
export type CountedStays = StayFacts & { count: number }

/** How many of these stays fit. */
export function countFitting(group: TargetGroupCriteria, stays: readonly CountedStays[]): number {
  return stays.reduce((sum, stay) => sum + (fitsCriteria(group, stay) ? stay.count : 0), 0)
}

/** Whether the criteria can hold for anybody: something is asked, and the nights do not exclude each other. */
export function canHaveMembers({ minNights, maxNights, ...group }: TargetGroupCriteria): boolean {
  const isAsked =
    group.rateCodes.length > 0 ||
    group.unitCategories.length > 0 ||
    group.returningGuest !== null ||
    minNights !== null ||
    maxNights !== null
  return isAsked && (minNights === null || maxNights === null || minNights <= maxNights)
}

/** The ids of all groups a guest belongs to, sorted so that equal segments compare equal. */
export function targetGroupsOf(groups: readonly TargetGroup[], facts: SegmentFacts): string[] {
  return groups
    .filter((group) => isInTargetGroup(group, facts))
    .map((group) => group.id)
    .sort()
}
