import type { ModuleSubscription } from '@innkeeper/api/modules.ts'

export type ModuleState = 'on' | 'trial' | 'off' | 'expired' | 'notInPlan' | 'unbuilt'

/** The one thing worth saying about a module: what is still to be built has nothing to be on or off, and switched off comes before how one has it. */
export function moduleState({ enabled, isBuilt, isInPlan, trialStatus }: ModuleSubscription): ModuleState {
  if (!isBuilt) return 'unbuilt'
  const isHeld = isInPlan || trialStatus === 'Active'
  if (isHeld && !enabled) return 'off'
  if (isInPlan) return 'on'
  if (trialStatus === 'Active') return 'trial'
  return trialStatus === 'Expired' ? 'expired' : 'notInPlan'
}
