import {
  changePlan,
  getPackages,
  getSubscriptionInfo,
  grantModule,
  type SubscriptionInfo,
  startTrial,
  switchModule,
} from '@innkeeper/api/modules.ts'
import type { ModuleName, Plan } from '@innkeeper/domain/modules/module-names.ts'
import type { GRANT_DAYS } from '@innkeeper/domain/modules/trial.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import type { LiveUpdates } from '../../platform/live.tsx'
import { sessionQuery } from '../../platform/session.ts'

const keys = { subscription: ['subscription'] as const, packages: ['packages'] as const }

export const subscriptionQuery = queryOptions({
  queryKey: keys.subscription,
  queryFn: () => call(getSubscriptionInfo, {}),
})

export const packagesQuery = queryOptions({
  queryKey: keys.packages,
  queryFn: () => call(getPackages, {}),
  staleTime: Number.POSITIVE_INFINITY,
})

/** When the first of the running trials ends, in milliseconds since the epoch. */
export function nextTrialEnd({ modules }: SubscriptionInfo): number | null {
  const ends = modules.flatMap(({ trialStatus, trialEnd }) =>
    trialStatus === 'Active' && trialEnd ? [Date.parse(trialEnd)] : [],
  )
  return ends.length === 0 ? null : Math.min(...ends)
}

/** Every change answers the whole; navigation and gates follow with the session. */
function useChange<Input>(change: (input: Input) => Promise<SubscriptionInfo>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (info) => {
      queryClient.setQueryData(keys.subscription, info)
      return queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
    },
    onError: () => queryClient.invalidateQueries({ queryKey: keys.subscription }),
  })
}

export const useStartTrial = () => useChange((module: ModuleName) => call(startTrial, { body: { module } }))

export const useGrantModule = () =>
  useChange(({ module, days }: { module: ModuleName; days: (typeof GRANT_DAYS)[number] }) =>
    call(grantModule, { params: { module }, body: { days } }),
  )

export const useChangePlan = () => useChange((plan: Plan) => call(changePlan, { body: { plan } }))

export const useSwitchModule = () =>
  useChange(({ module, enabled }: { module: ModuleName; enabled: boolean }) =>
    call(switchModule, { params: { module }, body: { enabled } }),
  )

export const modulesLiveUpdates: LiveUpdates = { 'property.changed': () => [keys.subscription] }
