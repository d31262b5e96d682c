import { dayOfIsoDate } from '../time.ts'
import type { TargetGroup } from './schema.ts'

/** What a stay tells about its guest for segmentation. */
export type SegmentFacts = {
  rateCode: string | null
  unitCategoryId: string | null
  arrival: string
  departure: string
  isReturningGuest: boolean
}

type Criterion = { isSet: boolean; holds: boolean }

/** A guest belongs to a group when every criterion that is set holds; a group without criteria has nobody. */
export function isInTargetGroup(group: TargetGroup, facts: SegmentFacts): boolean {
  const nights = dayOfIsoDate(facts.departure) - dayOfIsoDate(facts.arrival)
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

/** The ids of all groups a guest belongs to, sorted so that equal segments compare equal. */
export function targetGroupsOf(groups: readonly TargetGroup[], facts: SegmentFacts): string[] {
  return groups
    .filter((group) => isInTargetGroup(group, facts))
    .map((group) => group.id)
    .sort()
}
