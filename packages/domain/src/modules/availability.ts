import { type ModuleName, PLAN_MODULES, type Plan } from './module-names.ts'
import type { ModuleConfig, TrialStatus } from './schema.ts'

/** NA before a trial, Active until its end, Expired from then on (spec 3). */
export function trialStatus(config: ModuleConfig | undefined, now: Date): TrialStatus {
  if (!config?.trialStart || !config.trialEnd) return 'NA'
  return now.getTime() < Date.parse(config.trialEnd) ? 'Active' : 'Expired'
}

/** A module is available when its flag is on and the plan holds it or its trial is active. */
export function isModuleAvailable(
  module: ModuleName,
  plan: Plan,
  config: ModuleConfig | undefined,
  now: Date,
): boolean {
  if (!config?.enabled) return false
  return PLAN_MODULES[plan].includes(module) || trialStatus(config, now) === 'Active'
}

/** The next moment at which a running trial ends, if one runs. */
export function nextTrialEnd(configs: Partial<Record<ModuleName, ModuleConfig>>, now: Date): number | null {
  const ends = Object.values(configs)
    .filter((config) => trialStatus(config, now) === 'Active')
    .map((config) => Date.parse(config.trialEnd ?? ''))
  return ends.length === 0 ? null : Math.min(...ends)
}

/** Every available module of a property: the gate on server, guest and admin asks this. */
export function availableModules(
  plan: Plan,
  configs: Partial<Record<ModuleName, ModuleConfig>>,
  now: Date,
): ModuleName[] {
  return (Object.keys(configs) as ModuleName[]).filter((module) =>
    isModuleAvailable(module, plan, configs[module], now),
  )
}
