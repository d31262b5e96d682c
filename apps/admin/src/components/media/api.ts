import {
  changeMedia,
  deleteMedia,
  findMedia,
  getMedia,
  listMedia,
  MEDIA_IDS_MAX,
  type MediaFile,
  type MediaListQuery,
} from '@innkeeper/api/media.ts'
import type { MediaChange } from '@innkeeper/domain/media/file-schema.ts'
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../platform/call.ts'
import type { LiveUpdates } from '../../platform/live.tsx'

export const mediaKeys = {
  all: ['media'] as const,
  lists: ['media', 'list'] as const,
  files: ['media', 'files'] as const,
  file: (mediaId: string) => ['media', 'file', mediaId] as const,
}

export function mediaListQuery(query: MediaListQuery) {
  return queryOptions({
    queryKey: [...mediaKeys.lists, query],
    queryFn: () => call(listMedia, { query }),
    // The old page stays until the new one is there: nothing jumps while typing.
    placeholderData: keepPreviousData,
  })
}

export function mediaQuery(mediaId: string) {
  return queryOptions({
    queryKey: mediaKeys.file(mediaId),
    queryFn: () => call(getMedia, { params: { mediaId } }),
  })
}

const NONE: ReadonlyMap<string, MediaFile> = new Map()

/** Facts of these files, by id; one that is not there any more is absent. */
export function useMedia(ids: readonly string[]): ReadonlyMap<string, MediaFile> {
  const asked = [...new Set(ids)].sort().slice(0, MEDIA_IDS_MAX)
  const { data } = useQuery({
    queryKey: [...mediaKeys.files, asked],
    queryFn: () => call(findMedia, { query: { ids: asked.join(',') } }),
    enabled: asked.length > 0,
    placeholderData: keepPreviousData,
  })
  return useMemo(() => (data ? new Map(data.map((file) => [file.id, file])) : NONE), [data])
}

export function useChangeMedia(mediaId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: MediaChange) => call(changeMedia, { params: { mediaId }, body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: mediaKeys.all }),
  })
}

export function useDeleteMedia(mediaId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(deleteMedia, { params: { mediaId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: mediaKeys.lists }),
  })
}

export const mediaLiveUpdates: LiveUpdates = {
  // A deleted file is not asked for again by the drawer that is closing over it.
  'media.changed': ({ isDeleted }) => (isDeleted ? [mediaKeys.lists, mediaKeys.files] : [mediaKeys.all]),
  // Where a file is used changes with the cards.
  'card.changed': () => [['media', 'file']],
  'guestbook.published': () => [['media', 'file']],
}
