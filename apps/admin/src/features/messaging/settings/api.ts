import type { BodyOf } from '@innkeeper/api/endpoint.ts'
import {
  changeMessageSettings,
  checkMessageDns,
  getMessageSettings,
  type MessageSettingsPage,
  makeDkimKey,
  sendTestSms,
} from '@innkeeper/api/messaging/settings.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'
import type { LiveUpdates } from '../../../platform/live.tsx'

const KEY = ['messaging', 'settings'] as const

export const messageSettingsQuery = queryOptions({
  queryKey: KEY,
  queryFn: () => call(getMessageSettings, {}),
})

/** Changes the settings and shows them as they are then. */
function useSettingsAct<Variables>(act: (variables: Variables) => Promise<MessageSettingsPage>) {
  const queryClient = useQueryClient()
  return useMutation({ mutationFn: act, onSuccess: (saved) => queryClient.setQueryData(KEY, saved) })
}

export type SettingsBody = BodyOf<typeof changeMessageSettings>
export const useSaveMessageSettings = () =>
  useSettingsAct((body: SettingsBody) => call(changeMessageSettings, { body }))
export const useMakeDkimKey = () =>
  useSettingsAct((body: BodyOf<typeof makeDkimKey>) => call(makeDkimKey, { body }))
export const useCheckDns = () => useMutation({ mutationFn: () => call(checkMessageDns, { body: {} }) })
export const useSendTestSms = () =>
  useMutation({ mutationFn: (phone: string) => call(sendTestSms, { body: { phone } }) })

export const messageSettingsLiveUpdates: LiveUpdates = { 'message-settings.changed': () => [KEY] }
