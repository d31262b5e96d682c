import type { TargetGroup } from '@innkeeper/domain/units/schema.ts'
import { stableId } from '../stable-id.ts'
import { FJELLHEIM_ID } from './property.ts'

export const FAMILY_RATE = 'FAMILY'
export const CONFERENCE_RATE = 'CONF'

type Group = 'longStays' | 'families' | 'returningGuests' | 'conference'

export function targetGroupId(group: Group): string {
  return stableId(FJELLHEIM_ID, 'target-group', group)
}

function targetGroup(group: Group, name: string, criteria: Partial<TargetGroup>): TargetGroup {
  return {
    id: targetGroupId(group),
    name,
    rateCodes: [],
    unitCategories: [],
    minNights: null,
    maxNights: null,
    returningGuest: null,
    ...criteria,
  }
}

export const TARGET_GROUPS: TargetGroup[] = [
  targetGroup('longStays', 'Long stays', { minNights: 5 }),
  targetGroup('families', 'Families', { rateCodes: [FAMILY_RATE] }),
  targetGroup('returningGuests', 'Returning guests', { returningGuest: true }),
  targetGroup('conference', 'Conference', { rateCodes: [CONFERENCE_RATE] }),
]
