import {
  getPaymentSettings,
  listPaymentProblems,
  reconcilePayments,
  savePaymentSettings,
} from '@innkeeper/api/payments.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import type { LiveUpdates } from '../../platform/live.tsx'
import type { SettingsBody } from './payment-draft.ts'

const keys = { settings: ['payments', 'settings'] as const, problems: ['payments', 'problems'] as const }
/** The job that compares runs every minute. */
const COMPARED_EVERY_MS = 60_000

export const paymentSettingsQuery = queryOptions({
  queryKey: keys.settings,
  queryFn: () => call(getPaymentSettings, {}),
})

export const paymentProblemsQuery = queryOptions({
  queryKey: keys.problems,
  queryFn: () => call(listPaymentProblems, {}),
  refetchInterval: COMPARED_EVERY_MS,
})

export function useSavePaymentSettings() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: SettingsBody) => call(savePaymentSettings, { body }),
    onSuccess: (saved) => queryClient.setQueryData(keys.settings, saved),
  })
}

export function useReconcile() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(reconcilePayments, {}),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.problems }),
  })
}

export const paymentsLiveUpdates: LiveUpdates = {
  'order.changed': () => [keys.problems],
  'payment-settings.changed': () => [keys.settings],
}
