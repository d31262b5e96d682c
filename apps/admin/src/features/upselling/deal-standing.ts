import type { DealState } from '@innkeeper/domain/upselling/constants.ts'
import { type DealSteps, isDealComplete } from '@innkeeper/domain/upselling/deal-rules.ts'

export type DealStanding = 'on sale' | 'paused' | 'incomplete'

/** Where a deal stands as staff see it: what lacks something is not sold, whatever its switch says. */
export function dealStanding(state: DealState, steps: DealSteps): DealStanding {
  if (!isDealComplete(steps)) return 'incomplete'
  return state === 'active' ? 'on sale' : 'paused'
}
