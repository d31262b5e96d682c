import type { ModuleSubscription } from '@innkeeper/api/modules.ts'
import { moduleState } from './module-state.ts'

/** What can be done about a module that is not there, by whom it is shown to; null until it is known. */
export function offerWords(subscription: ModuleSubscription | undefined, mayManage: boolean) {
  if (!mayManage) return 'offer.askOwner'
  if (!subscription) return null
  if (moduleState(subscription) === 'off') return 'offer.switchOn'
  if (subscription.canStartTrial) return 'offer.try'
  return subscription.trialStatus === 'Expired' ? 'offer.expired' : 'offer.change'
}
