import { deleteSavedFilter, listSavedFilters, type SavedFilter, saveFilter } from '@innkeeper/api/team.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'

const key = ['savedFilters'] as const

/** A person's own, so that nobody else changes them; another browser of theirs is asked at the next visit. */
export const savedFiltersQuery = queryOptions({
  queryKey: key,
  queryFn: () => call(listSavedFilters, {}),
  staleTime: 60_000,
})

export function useSaveFilter() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (filter: Omit<SavedFilter, 'id'>) => call(saveFilter, { body: filter }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  })
}

export function useDeleteFilter() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(deleteSavedFilter, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  })
}
