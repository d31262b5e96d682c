/** How far a guest goes with a deal before they ask for it, one after the other. */
export const DEAL_STEPS_COUNTED = ['shown', 'opened', 'in cart'] as const
export type DealStep = (typeof DEAL_STEPS_COUNTED)[number]

/**
 * What is still to be counted once a stay made a step, where it was counted up to another. Whoever opened a deal was
 * shown it, so the steps before count with it: no step can have more than the one before.
 */
export function stepsToCount(made: DealStep, counted: DealStep | null): DealStep[] {
  const next = counted === null ? 0 : DEAL_STEPS_COUNTED.indexOf(counted) + 1
  return DEAL_STEPS_COUNTED.slice(next, DEAL_STEPS_COUNTED.indexOf(made) + 1)
}

/** The one of the two that is further. */
export function furtherStep(one: DealStep, other: DealStep): DealStep {
  return DEAL_STEPS_COUNTED.indexOf(one) < DEAL_STEPS_COUNTED.indexOf(other) ? other : one
}
