import { closeFailedMessage, getSetUp, getTodayNotes, hideSetUp } from '@innkeeper/api/today.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import type { LiveUpdates } from '../../platform/live.tsx'

/** Invitations run out and weeks pass without anybody telling. */
const BY_THE_CLOCK_MS = 60_000

const keys = { setUp: ['setUp'] as const, notes: ['todayNotes'] as const }

export const setUpQuery = queryOptions({
  queryKey: keys.setUp,
  queryFn: () => call(getSetUp, {}),
  refetchInterval: BY_THE_CLOCK_MS,
})

export const todayNotesQuery = queryOptions({
  queryKey: keys.notes,
  queryFn: () => call(getTodayNotes, {}),
  refetchInterval: BY_THE_CLOCK_MS,
})

export function useHideSetUp() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (isHidden: boolean) => call(hideSetUp, { body: { isHidden } }),
    onMutate: (isHidden) =>
      queryClient.setQueryData(setUpQuery.queryKey, (known) => known && { ...known, isHidden }),
    onError: () => queryClient.invalidateQueries({ queryKey: keys.setUp }),
  })
}

export function useCloseFailedMessage() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (messageId: string) => call(closeFailedMessage, { params: { messageId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.notes }),
  })
}

/** A step may be taken anywhere: whatever changes the property's things asks for the facts again. */
export const todayLiveUpdates: LiveUpdates = {
  'today.changed': () => [keys.setUp, keys.notes],
  'media.changed': () => [keys.setUp],
  'guestbook.published': () => [keys.setUp, keys.notes],
  'property.changed': () => [keys.setUp],
  'product.changed': () => [keys.setUp, keys.notes],
  'payment-settings.changed': () => [keys.setUp],
  'team.changed': () => [keys.setUp, keys.notes],
  'message.changed': () => [keys.notes],
  'order.placed': () => [keys.notes],
  'thread.changed': () => [keys.notes],
}
