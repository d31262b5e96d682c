import type { SubscriptionInfo } from '@innkeeper/api/modules.ts'
import { type ModuleName, PLAN_MODULES, type Plan } from '@innkeeper/domain/modules/module-names.ts'

export type PlanChange = { gained: ModuleName[]; lost: ModuleName[] }

/** What a change of plan opens and shuts; what a trial keeps open is not lost, what is switched off not gained. */
export function planChange({ modules }: SubscriptionInfo, plan: Plan): PlanChange {
  const isHeld = (module: ModuleName) => PLAN_MODULES[plan].includes(module)
  return {
    gained: modules
      .filter((one) => one.enabled && !one.isAvailable && isHeld(one.module))
      .map((one) => one.module),
    lost: modules
      .filter((one) => one.isAvailable && one.trialStatus !== 'Active' && !isHeld(one.module))
      .map((one) => one.module),
  }
}
