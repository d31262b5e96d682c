import type { ModuleSubscription } from '@innkeeper/api/modules.ts'

export type ModuleState = 'on' | 'trial' | 'off' | 'expired' | 'notInPlan'

/** The one thing worth saying about a module: switched off comes before how one has it. */
export function moduleState({ enabled, isInPlan, trialStatus }: ModuleSubscription): ModuleState {
  const isHeld = isInPlan || trialStatus === 'Active'
  if (isHeld && !enabled) return 'off'
  if (isInPlan) return 'on'
  if (trialStatus === 'Active') return 'trial'
  return trialStatus === 'Expired' ? 'expired' : 'notInPlan'
}
