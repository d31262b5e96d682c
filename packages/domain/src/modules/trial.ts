import { DAY_MS } from '../time.ts'
import { trialStatus } from './availability.ts'
import { type ModuleName, PLAN_MODULES, type Plan, TRIAL_DAYS } from './module-names.ts'
import type { ModuleConfig } from './schema.ts'

/** Why a trial cannot begin: once per module, and not for what the plan holds. */
export function trialRefusal(
  module: ModuleName,
  plan: Plan,
  config: ModuleConfig | undefined,
): 'used' | 'in-plan' | null {
  if (config?.trialStart) return 'used'
  return PLAN_MODULES[plan].includes(module) ? 'in-plan' : null
}

/** From now for as long as a trial lasts, or as the provider's staff grant it. */
export function trialPeriod(now: Date, days = TRIAL_DAYS): { trialStart: Date; trialEnd: Date } {
  return { trialStart: now, trialEnd: new Date(now.getTime() + days * DAY_MS) }
}

/** For how long the provider's staff grant a module that the plan does not hold. */
export const GRANT_DAYS = [30, 90, 365] as const

/** Days until the trial ends, the last one counted as a day; null when none runs. */
export function trialDaysLeft(config: ModuleConfig | undefined, now: Date): number | null {
  if (trialStatus(config, now) !== 'Active') return null
  return Math.ceil((Date.parse(config?.trialEnd ?? '') - now.getTime()) / DAY_MS)
}

/** The smallest plan that holds the module. */
export function smallestPlanWith(module: ModuleName): Plan {
  const plans = Object.entries(PLAN_MODULES) as [Plan, readonly ModuleName[]][]
  return plans.find(([, modules]) => modules.includes(module))?.[0] ?? 'complete'
}
