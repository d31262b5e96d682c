import { getTabBar, getTabTargets, saveTabBar } from '@innkeeper/api/guestbook/tab-bar.ts'
import { getClientData } from '@innkeeper/api/properties.ts'
import type { TabBar } from '@innkeeper/domain/guestbook/tab-bar-schema.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'
import type { LiveUpdates } from '../../../platform/live.tsx'
import { cardListQuery } from '../api.ts'

const keys = {
  bar: ['tab-bar'] as const,
  targets: ['tab-targets'] as const,
  brand: (propertyId: string) => ['guest-brand', propertyId] as const,
}

export const tabBarQuery = queryOptions({ queryKey: keys.bar, queryFn: () => call(getTabBar, {}) })

export const tabTargetsQuery = queryOptions({
  queryKey: keys.targets,
  queryFn: () => call(getTabTargets, {}),
})

/** The colours guests see. */
export function brandQuery(propertyId: string) {
  return queryOptions({
    queryKey: keys.brand(propertyId),
    queryFn: async () => (await call(getClientData, { params: { hotel: propertyId } })).brand,
  })
}

export function useSaveTabBar() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { revision: string; tabBar: TabBar }) => call(saveTabBar, { body }),
    onSuccess: (saved) => {
      queryClient.setQueryData(keys.bar, saved)
      // A bar that waited to be published does so no longer.
      void queryClient.invalidateQueries({ queryKey: cardListQuery.queryKey })
    },
  })
}

export const tabBarLiveUpdates: LiveUpdates = {
  'property.changed': () => [keys.bar, ['guest-brand']],
  'guestbook.published': () => [keys.bar, keys.targets],
  'cards.rearranged': () => [keys.bar, keys.targets],
  'media.changed': () => [keys.targets],
}
