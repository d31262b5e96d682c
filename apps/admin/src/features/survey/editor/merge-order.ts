import type { Versions } from '../../../components/editing/form/merge.ts'
import { sameJson } from '../../../platform/same-json.ts'
import type { SurveyDraft } from './survey-draft.ts'

type Order = readonly string[]

/**
 * Two orders become one as long as one side alone moved something: what was added or taken out is no change of the
 * order. Where both moved some, somebody has to choose.
 */
export function withMergedOrder(versions: Versions<SurveyDraft>): Versions<SurveyDraft> {
  const { base, mine, theirs } = versions
  const isMoved = ({ order }: SurveyDraft) =>
    !sameJson(
      order.filter((entry) => base.order.includes(entry)),
      base.order.filter((entry) => order.includes(entry)),
    )
  if (isMoved(mine) && isMoved(theirs))
    return { ...versions, mine: { ...mine, order: together(mine.order, theirs.order, base.order) } }
  const [leading, other] = isMoved(mine) ? [mine, theirs] : [theirs, mine]
  return {
    ...versions,
    base: { ...base, order: theirs.order },
    mine: { ...mine, order: together(leading.order, other.order, base.order) },
  }
}

/** One side's order with what the other added, each after what it stands behind there, without what the other took out. */
function together(one: Order, other: Order, base: Order): string[] {
  const isTakenOut = (entry: string) => base.includes(entry) && !other.includes(entry)
  const result = one.filter((entry) => !isTakenOut(entry))
  for (const [place, entry] of other.entries()) {
    if (base.includes(entry) || result.includes(entry)) continue
    const before = other.slice(0, place).findLast((each) => result.includes(each))
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, entry)
  }
  return result
}
