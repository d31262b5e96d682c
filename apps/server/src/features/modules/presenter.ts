import type { SubscriptionInfo } from '@innkeeper/api/modules.ts'
import { isModuleAvailable, trialStatus } from '@innkeeper/domain/modules/availability.ts'
import { MODULES, PLAN_MODULES, PLANS, type Plan } from '@innkeeper/domain/modules/module-names.ts'
import { smallestPlanWith, trialDaysLeft, trialRefusal } from '@innkeeper/domain/modules/trial.ts'
import type { ModuleConfigs } from './repository.ts'

/** The plan of a property and what it has of each module now. */
export function presentSubscription(plan: Plan, configs: ModuleConfigs, now: Date): SubscriptionInfo {
  return {
    plan,
    plans: [...PLANS],
    modules: MODULES.map((module) => {
      const config = configs[module]
      return {
        module,
        enabled: config?.enabled ?? false,
        isInPlan: PLAN_MODULES[plan].includes(module),
        isAvailable: isModuleAvailable(module, plan, config, now),
        trialStatus: trialStatus(config, now),
        trialStart: config?.trialStart ?? null,
        trialEnd: config?.trialEnd ?? null,
        trialDaysLeft: trialDaysLeft(config, now),
        canStartTrial: trialRefusal(module, plan, config) === null,
        smallestPlan: smallestPlanWith(module),
      }
    }),
  }
}
