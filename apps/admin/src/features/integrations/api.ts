import type { BodyOf } from '@innkeeper/api/endpoint.ts'
import {
  askPmsNow,
  connectPms,
  disconnectPms,
  getPms,
  importFromPms,
  lookAtPms,
  type Pms,
  pausePms,
  postAgain,
  resumePms,
  savePms,
  tellPmsAgain,
} from '@innkeeper/api/integrations.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import type { LiveUpdates } from '../../platform/live.tsx'

const KEY = ['integrations', 'pms'] as const

export const pmsQuery = queryOptions({ queryKey: KEY, queryFn: () => call(getPms, {}) })

/** Does something with the connection and shows it as it is then. */
function usePmsAct<V = void>(act: (variables: V) => Promise<Pms>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: (pms) => queryClient.setQueryData(KEY, pms),
    // What was refused may have been decided by a colleague.
    onError: () => queryClient.invalidateQueries({ queryKey: KEY }),
  })
}

export const useConnect = () => usePmsAct((body: BodyOf<typeof connectPms>) => call(connectPms, { body }))
export const useDisconnect = () => usePmsAct(() => call(disconnectPms, {}))
export const useLookAgain = () => usePmsAct(() => call(lookAtPms, {}))
export const useSavePms = () => usePmsAct((body: BodyOf<typeof savePms>) => call(savePms, { body }))
export const useImport = () => usePmsAct((isDryRun: boolean) => call(importFromPms, { body: { isDryRun } }))
export const usePause = () => usePmsAct(() => call(pausePms, {}))
export const useResume = () => usePmsAct(() => call(resumePms, {}))
export const useAskNow = () => usePmsAct(() => call(askPmsNow, {}))

export function useTellAgain() {
  return useMutation({
    mutationFn: (bookingId: string) => call(tellPmsAgain, { params: { bookingId } }),
  })
}

export function usePostAgain() {
  return useMutation({
    mutationFn: (requestId: string) => call(postAgain, { params: { requestId } }),
  })
}

export const integrationsLiveUpdates: LiveUpdates = {
  'integration.changed': () => [KEY],
  'property.changed': () => [KEY],
}
