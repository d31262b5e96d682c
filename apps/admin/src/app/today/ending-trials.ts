import type { SubscriptionInfo } from '@innkeeper/api/modules.ts'
import type { ModuleName } from '@innkeeper/domain/modules/module-names.ts'

/** A week is enough to decide and short enough not to nag. */
const SOON_DAYS = 7

/** Trials about to end, the first one first; what the plan holds by now does not end. */
export function endingTrials({ modules }: SubscriptionInfo): { module: ModuleName; days: number }[] {
  return modules
    .flatMap(({ module, isInPlan, trialDaysLeft }) =>
      !isInPlan && trialDaysLeft !== null && trialDaysLeft <= SOON_DAYS
        ? [{ module, days: trialDaysLeft }]
        : [],
    )
    .sort((a, b) => a.days - b.days)
}
