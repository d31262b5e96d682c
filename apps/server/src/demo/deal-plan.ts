import type { GuestJourney } from '@innkeeper/domain/orders/constants.ts'
import type { Deal, DealContent } from '@innkeeper/domain/upselling/deal-schema.ts'

type Between = { from?: number; to?: number }

/** A deal as its seller thinks of it; prices in whole kroner. */
export type DealPlan<Language extends string, Picture extends string> = {
  key: string
  state?: Deal['state']
  /** Products of the property by their keys, at their own price or at the deal's. */
  products: readonly { key: string; salePrice?: number }[]
  pictures: readonly Picture[]
  texts: Record<Language, DealContent>
  journey?: readonly GuestJourney[]
  targetGroups?: readonly string[]
  unitCategories?: readonly string[]
  daysBeforeArrival?: Between
  nights?: Between
  stockPerDay?: number
  /** Since how many days it is asked for at its sale price. */
  loweredDaysAgo?: number
  /** How guests take to it, compared with the others. */
  liking: number
}
