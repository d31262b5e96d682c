import {
  type CleaningList,
  type CleaningTask,
  changeCleaningSettings,
  exportCleaningList,
  getCleaningList,
  getCleaningSettings,
  tellRoomReady,
} from '@innkeeper/api/cleaning/list.ts'
import type { AnswerOf, BodyOf, QueryOf } from '@innkeeper/api/endpoint.ts'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { download } from '../../platform/download.ts'
import type { LiveUpdates } from '../../platform/live.tsx'
import { isOfServer } from '../../platform/server-watch.ts'
import { useListChange } from '../../platform/use-list-change.ts'
import type { Owner } from './marks/kept-mark.ts'
import { keepList, readKeptList } from './offline/kept-answers.ts'

const keys = {
  lists: ['cleaning', 'list'] as const,
  list: (date: string) => ['cleaning', 'list', date] as const,
  settings: ['cleaning', 'settings'] as const,
}

/** A day as the server has it, or as this device kept it. */
export type ShownList = { list: CleaningList; keptAt: number | null }

export const cleaningListQuery = (date: string, owner: Owner) =>
  queryOptions({
    queryKey: keys.list(date),
    queryFn: async (): Promise<ShownList> => {
      try {
        const list = await call(getCleaningList, { query: { date } })
        void keepList(list, owner).catch(() => undefined)
        return { list, keptAt: null }
      } catch (error) {
        const kept = isOfServer(error) ? await readKeptList(date, owner, Date.now()).catch(() => null) : null
        if (!kept) throw error
        return kept
      }
    },
  })

/** Lists that came before anything was kept here: the number in the menu asks for one before its page is opened. */
export async function keepShownLists(queryClient: QueryClient, owner: Owner): Promise<void> {
  for (const [, shown] of queryClient.getQueriesData<ShownList>({ queryKey: keys.lists })) {
    if (shown?.keptAt === null) await keepList(shown.list, owner)
  }
}

type KnownRoom = { unitId: string; date: string; task: CleaningTask }

/** What the server said of rooms stands in their lists at once; a list that was asked for before is asked for anew. */
export function knowTasks(queryClient: QueryClient, rooms: readonly KnownRoom[]): void {
  const isOld = queryClient.isFetching({ queryKey: keys.lists }) > 0
  if (isOld) void queryClient.cancelQueries({ queryKey: keys.lists })
  const tasks = new Map(rooms.map(({ unitId, date, task }) => [`${date} ${unitId}`, task]))
  queryClient.setQueriesData<ShownList>({ queryKey: keys.lists }, (shown) => {
    if (!shown) return shown
    const { list } = shown
    const taskOf = (unitId: string) => tasks.get(`${list.date} ${unitId}`)
    return {
      ...shown,
      list: {
        ...list,
        rooms: list.rooms.map((room) => ({ ...room, task: taskOf(room.unit.id) ?? room.task })),
      },
    }
  })
  if (isOld) refreshLists(queryClient)
}

export function refreshLists(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: keys.lists })
}

export function useTellReady() {
  return useListChange((body: BodyOf<typeof tellRoomReady>) => call(tellRoomReady, { body }), [keys.lists])
}

export function useExportCleaning() {
  return useMutation({
    mutationFn: (query: QueryOf<typeof exportCleaningList>) => download(exportCleaningList, query),
  })
}

export type CleaningSettingsPage = AnswerOf<typeof getCleaningSettings>

export const cleaningSettingsQuery = queryOptions({
  queryKey: keys.settings,
  queryFn: () => call(getCleaningSettings, {}),
})

export function useSaveCleaningSettings() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof changeCleaningSettings>) => call(changeCleaningSettings, { body }),
    onSuccess: (saved) => queryClient.setQueryData(keys.settings, saved),
  })
}

export const cleaningLiveUpdates: LiveUpdates = {
  // What was marked on one day says nothing of another; null is all of them, as after a change of the settings.
  'cleaning.changed': ({ day }) => (day === null ? [keys.lists, keys.settings] : [keys.list(day)]),
  'booking.changed': () => [keys.lists],
  'property.changed': () => [keys.lists],
}
