import {
  type AutomationItem,
  addAutomation,
  changeAutomation,
  deleteAutomation,
  dryRunAutomation,
  getAutomation,
  getAutomationHistory,
  listAutomations,
  type Starter,
  turnAutomation,
} from '@innkeeper/api/automations.ts'
import type { Automation } from '@innkeeper/domain/automations/schema.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import type { LiveUpdates } from '../../platform/live.tsx'
import { useListChange } from '../../platform/use-list-change.ts'

const keys = {
  all: ['automations'] as const,
  list: ['automations', 'list'] as const,
  one: (id: string) => ['automations', 'one', id] as const,
  history: (id: string) => ['automations', 'history', id] as const,
  dryRuns: ['automations', 'dryRun'] as const,
}

export const automationsQuery = queryOptions({
  queryKey: keys.list,
  queryFn: () => call(listAutomations, {}),
})

export const automationQuery = (automationId: string) =>
  queryOptions({
    queryKey: keys.one(automationId),
    queryFn: () => call(getAutomation, { params: { automationId } }),
  })

/** What was shown stays while the next is on its way. */
export const dryRunQuery = (automationId: string, automation: Automation) =>
  queryOptions({
    queryKey: [...keys.dryRuns, automationId, automation],
    queryFn: () => call(dryRunAutomation, { body: { automationId, automation } }),
    placeholderData: keepPreviousData,
  })

export const historyQuery = (automationId: string) =>
  infiniteQueryOptions({
    queryKey: keys.history(automationId),
    queryFn: ({ pageParam }) =>
      call(getAutomationHistory, {
        params: { automationId },
        query: pageParam ? { after: pageParam } : {},
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  })

export type NewAutomation = { starter: Starter } | { automation: Automation }

export function useAddAutomation() {
  return useListChange((body: NewAutomation) => call(addAutomation, { body }), [keys.list])
}

export function useSaveAutomation(automationId: string) {
  return useListChange(
    (body: { revision: number; automation: Automation }) =>
      call(changeAutomation, { params: { automationId }, body }),
    [keys.list, keys.one(automationId)],
  )
}

export function useTurn({ id, revision }: Pick<AutomationItem, 'id' | 'revision'>) {
  return useListChange(
    (isOn: boolean) => call(turnAutomation, { params: { automationId: id }, body: { revision, isOn } }),
    [keys.list, keys.one(id)],
  )
}

export function useDeleteAutomation(automationId: string) {
  return useListChange(() => call(deleteAutomation, { params: { automationId } }), [keys.list])
}

export const automationsLiveUpdates: LiveUpdates = {
  'automation.changed': ({ automationId }) => [
    keys.list,
    keys.one(automationId),
    keys.history(automationId),
    keys.dryRuns,
  ],
  'message.changed': ({ cause }) =>
    cause.kind === 'automation' ? [keys.list, keys.one(cause.id), keys.history(cause.id)] : [],
}
