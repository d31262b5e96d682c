import {
  checkPropertyId,
  getPropertyAllowance,
  getSettings,
  type SettingsChange,
  saveSettings,
} from '@innkeeper/api/properties.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { guestFieldsQuery } from '../../platform/guest-fields.ts'
import type { LiveUpdates } from '../../platform/live.tsx'
import { sessionQuery } from '../../platform/session.ts'

const keys = {
  settings: ['settings'] as const,
  free: ['free-id'] as const,
  allowance: ['property-allowance'] as const,
}

export const settingsQuery = queryOptions({
  queryKey: keys.settings,
  queryFn: () => call(getSettings, {}),
})

/** Whether a new property can have this address. */
export function freeIdQuery(propertyId: string) {
  return queryOptions({
    queryKey: [...keys.free, propertyId],
    queryFn: () => call(checkPropertyId, { params: { propertyId } }),
  })
}

/** Whether there is room for another property; asked whenever somebody is about to make one. */
export const allowanceQuery = queryOptions({
  queryKey: keys.allowance,
  queryFn: () => call(getPropertyAllowance, {}),
  staleTime: 0,
})

type Save = { propertyId: string; revision: number; change: SettingsChange }

export function useSaveSettings() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Save) => call(saveSettings, { body }),
    onSuccess: (saved) => {
      queryClient.setQueryData(keys.settings, saved)
      queryClient.setQueryData(guestFieldsQuery.queryKey, saved.settings.guestFields.fields)
      return queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
    },
  })
}

export const propertiesLiveUpdates: LiveUpdates = {
  'property.changed': () => [keys.settings, guestFieldsQuery.queryKey],
}
