import { searchEverything } from '@innkeeper/api/search.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'

/** What a few typed letters may mean; what was found before stays until the next answer is there. */
export function searchQuery(query: string) {
  return queryOptions({
    queryKey: ['search', query],
    queryFn: () => call(searchEverything, { query: { query } }),
    placeholderData: keepPreviousData,
    // Nobody tells when a name changes; the next look does.
    staleTime: 10_000,
  })
}
