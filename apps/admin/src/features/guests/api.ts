import type { BodyOf } from '@innkeeper/api/endpoint.ts'
import { exportGuests, type GuestListQuery, listGuests } from '@innkeeper/api/guests/list.ts'
import { checkInGuest, checkOutGuest, undoGuestChange } from '@innkeeper/api/guests/stay-commands.ts'
import { getRoomsToday, getToday } from '@innkeeper/api/guests.ts'
import type { Spreadsheet } from '@innkeeper/domain/properties/spreadsheet.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { download } from '../../platform/download.ts'
import { listQuery } from '../../platform/list-query.ts'
import type { LiveUpdates } from '../../platform/live.tsx'

/** The day turns and stays end without anybody telling, on a screen that is always open. */
const BY_THE_CLOCK_MS = 60_000

const keys = { list: ['guests'] as const, today: ['today'] as const, rooms: ['roomsToday'] as const }

export function guestListQuery(query: Partial<GuestListQuery>) {
  return listQuery(keys.list, query, () => call(listGuests, { query }), { refetchInterval: BY_THE_CLOCK_MS })
}

export const todayQuery = queryOptions({
  queryKey: keys.today,
  queryFn: () => call(getToday, {}),
  refetchInterval: BY_THE_CLOCK_MS,
})

export const roomsTodayQuery = queryOptions({
  queryKey: keys.rooms,
  queryFn: () => call(getRoomsToday, {}),
  refetchInterval: BY_THE_CLOCK_MS,
})

type Exported = Partial<Omit<GuestListQuery, 'after' | 'before'>> & { ids?: string; spreadsheet: Spreadsheet }

export function useExportGuests() {
  return useMutation({ mutationFn: (query: Exported) => download(exportGuests, query) })
}

const DESK_COMMANDS = { checkOut: checkOutGuest, undo: undoGuestChange } as const
type DeskCall = { id: string; revision: number; command: 'checkIn' | keyof typeof DESK_COMMANDS }

/** What is done at the desk with one press; the lists of the day follow. */
export function useDeskCommand() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, revision, command }: DeskCall) => {
      const params = { bookingId: id }
      if (command !== 'checkIn') return call(DESK_COMMANDS[command], { params, body: { revision } })
      const body: BodyOf<typeof checkInGuest> = { revision, change: {} }
      return call(checkInGuest, { params, body })
    },
    onSettled: () =>
      Promise.all(
        [keys.list, keys.today, keys.rooms].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ),
  })
}

export const guestsLiveUpdates: LiveUpdates = {
  'booking.changed': () => [keys.list, keys.today, keys.rooms],
}
