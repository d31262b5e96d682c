import { keepPreviousData, type QueryKey, queryOptions } from '@tanstack/react-query'

type Settings = { staleTime?: number; refetchInterval?: number }

/** A page of a list. The old one stays until the new one is there: nothing jumps while typing. */
export function listQuery<Query, Page>(
  key: QueryKey,
  query: Query,
  ask: () => Promise<Page>,
  settings: Settings = {},
) {
  return queryOptions({
    queryKey: [...key, query],
    queryFn: ask,
    placeholderData: keepPreviousData,
    ...settings,
  })
}
