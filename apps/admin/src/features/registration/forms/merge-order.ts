import type { Versions } from '../../../components/editing/form/merge.ts'
import { sameJson } from '../../../platform/same-json.ts'
import type { FormDraft } from './form-draft.ts'

/**
 * Two orders of fields become one as long as one side alone moved something: fields that were added or removed are no
 * change of the order. Where both moved some, somebody has to choose.
 */
export function withMergedOrder(versions: Versions<FormDraft>): Versions<FormDraft> {
  const { base, mine, theirs } = versions
  const isMoved = (order: readonly string[]) =>
    !sameJson(
      order.filter((name) => base.order.includes(name)),
      base.order.filter((name) => order.includes(name)),
    )
  if (!isMoved(mine.order))
    return {
      ...versions,
      base: { ...base, order: theirs.order },
      mine: { ...mine, order: together(theirs, mine, base) },
    }
  const order = together(mine, theirs, base)
  return isMoved(theirs.order)
    ? { ...versions, mine: { ...mine, order } }
    : { ...versions, base: { ...base, order: theirs.order }, mine: { ...mine, order } }
}

/** One side's order with what the other added, without what the other removed. */
function together(one: FormDraft, other: FormDraft, base: FormDraft): string[] {
  const isAdded = (name: string) => !base.order.includes(name) && !one.order.includes(name)
  const isRemoved = (name: string) => base.order.includes(name) && !other.order.includes(name)
  return [...one.order.filter((name) => !isRemoved(name)), ...other.order.filter(isAdded)]
}
