import {
  eraseGuest,
  exportGuest,
  findPrivacyGuests,
  getPrivacyGuest,
  getPrivacySettings,
  getProcessingRecord,
  previewErasure,
  savePrivacySettings,
} from '@innkeeper/api/privacy.ts'
import type { Retention } from '@innkeeper/domain/privacy/retention.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { download } from '../../platform/download.ts'
import type { LiveUpdates } from '../../platform/live.tsx'

const keys = {
  settings: ['privacy', 'settings'] as const,
  found: ['privacy', 'found'] as const,
  guest: ['privacy', 'guest'] as const,
  preview: ['privacy', 'preview'] as const,
  record: ['privacy', 'record'] as const,
}

/** Fewer letters name everybody. */
export const SHORTEST_SEARCH = 2

export const privacySettingsQuery = queryOptions({
  queryKey: keys.settings,
  queryFn: () => call(getPrivacySettings, {}),
})

export const recordQuery = queryOptions({
  queryKey: keys.record,
  queryFn: () => call(getProcessingRecord, {}),
  // It is made of settings of many pages.
  staleTime: 0,
})

export function foundGuestsQuery(search: string) {
  return queryOptions({
    queryKey: [...keys.found, search],
    queryFn: () => call(findPrivacyGuests, { query: { search } }),
    enabled: search.length >= SHORTEST_SEARCH,
    placeholderData: keepPreviousData,
  })
}

export function guestQuery(bookingId: string) {
  return queryOptions({
    queryKey: [...keys.guest, bookingId],
    queryFn: () => call(getPrivacyGuest, { params: { bookingId } }),
    // Data of a person is not left in the browser for longer than it is on screen.
    gcTime: 0,
  })
}

export function previewQuery(bookingIds: readonly string[]) {
  return queryOptions({
    queryKey: [...keys.preview, ...bookingIds],
    queryFn: () => call(previewErasure, { body: { bookingIds: [...bookingIds] } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  })
}

export function useSaveRetention() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { revision: number; retention: Retention }) => call(savePrivacySettings, { body }),
    onSuccess: (saved) => queryClient.setQueryData(keys.settings, saved),
  })
}

export function useExportGuest() {
  return useMutation({
    mutationFn: (bookingIds: readonly string[]) => download(exportGuest, { ids: bookingIds.join(',') }),
  })
}

export function useEraseGuest() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { bookingIds: string[]; evenIfCurrent: boolean }) => call(eraseGuest, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keys.found }),
  })
}

export const privacyLiveUpdates: LiveUpdates = {
  'order.changed': () => [keys.preview],
  'booking.changed': () => [keys.found, keys.preview],
}
