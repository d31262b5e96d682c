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

/** What a group can ask of a stay, as people name it. */
export const GROUP_CRITERIA = ['rateCode', 'unitCategory', 'nights', 'returningGuest'] as const
export type GroupCriterion = (typeof GROUP_CRITERIA)[number]
type Asked = { by: GroupCriterion; isSet: boolean; holds: boolean }

function askedOf(group: TargetGroupCriteria, facts: StayFacts): Asked[] {
  const { nights } = facts
  const criteria: Asked[] = [
    {
      by: 'rateCode',
      isSet: group.rateCodes.length > 0,
      holds: facts.rateCode !== null && group.rateCodes.includes(facts.rateCode),
    },
    {
      by: 'unitCategory',
      isSet: group.unitCategories.length > 0,
      holds: facts.unitCategoryId !== null && group.unitCategories.includes(facts.unitCategoryId),
    },
    {
      by: 'nights',
      isSet: group.minNights !== null || group.maxNights !== null,
      holds: nights >= (group.minNights ?? 0) && nights <= (group.maxNights ?? Number.POSITIVE_INFINITY),
    },
    {
      by: 'returningGuest',
      isSet: group.returningGuest !== null,
      holds: facts.isReturningGuest === group.returningGuest,
    },
  ]
  return criteria.filter((criterion) => criterion.isSet)
}

/** Whether a stay fits: every criterion that is set holds; a group without criteria has nobody. */
export function fitsCriteria(group: TargetGroupCriteria, facts: StayFacts): boolean {
  const asked = askedOf(group, facts)
  return asked.length > 0 && asked.every((criterion) => criterion.holds)
}

/** The groups a stay belongs to, each with what it asks: why the stay is in it. */
export function groupsWithReasons(
  groups: readonly TargetGroup[],
  stay: SegmentFacts,
): { id: string; name: string; because: GroupCriterion[] }[] {
  const facts = { ...stay, nights: nightsOf(stay) }
  return groups
    .filter((group) => fitsCriteria(group, facts))
    .map((group) => ({ id: group.id, name: group.name, because: askedOf(group, facts).map(({ by }) => by) }))
}

function nightsOf({ arrival, departure }: Pick<SegmentFacts, 'arrival' | 'departure'>): number {
  return dayOfIsoDate(departure) - dayOfIsoDate(arrival)
}

/** A guest belongs to a group when every criterion that is set holds. */
export function isInTargetGroup(group: TargetGroupCriteria, facts: SegmentFacts): boolean {
  return fitsCriteria(group, { ...facts, nights: nightsOf(facts) })
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
