import { type GuestListQuery, getRoomsToday, getToday, listGuests } from '@innkeeper/api/guests.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { listQuery } from '../../platform/list-query.ts'
import type { LiveUpdates } from '../../platform/live.tsx'

/** The day turns and stays end without anybody telling, on a screen that is always open. */
const BY_THE_CLOCK_MS = 60_000

const keys = { list: ['guests'] as const, today: ['today'] as const, rooms: ['roomsToday'] as const }

export function guestListQuery(query: Partial<GuestListQuery>) {
  return listQuery(keys.list, query, () => call(listGuests, { query }), { refetchInterval: BY_THE_CLOCK_MS })
}

/** Guests that a few typed letters may mean, for the command palette. */
export function guestSearchQuery(search: string) {
  return guestListQuery({ search, view: 'all' })
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

export const guestsLiveUpdates: LiveUpdates = {
  'booking.changed': () => [keys.list, keys.today, keys.rooms],
}
