import { listGuests } from '@innkeeper/api/guests/list.ts'
import { listUpgradeUnits } from '@innkeeper/api/room-upgrades.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../../platform/call.ts'

export const upgradeUnitsKey = ['upgradeUnits'] as const

/**
 * The rooms a requested upgrade can be given, which of them are free, and what it means for the stay: the request's
 * own, or the one that somebody says it is of.
 */
export function upgradeUnitsQuery(requestId: string, bookingId: string | null) {
  return queryOptions({
    queryKey: [...upgradeUnitsKey, requestId, bookingId],
    queryFn: () =>
      call(listUpgradeUnits, {
        params: { requestId },
        query: bookingId === null ? {} : { bookingId },
      }),
  })
}

/** Bookings that fit what is typed: words of the name, the number, the room. */
export function stayQuery(search: string) {
  return queryOptions({
    queryKey: ['guests', 'forUpgrade', search],
    queryFn: () => call(listGuests, { query: { search } }),
    // The bookings found before stay until the next are there: nothing jumps while typing.
    placeholderData: keepPreviousData,
    enabled: search.trim() !== '',
  })
}
