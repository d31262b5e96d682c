import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Asks anew for what a change made out of date. A first answer that is still on its way may have been read before
 * the change, and the query client lets it arrive as the newest: it is asked for once more after that.
 */
export function refreshQuery(queryClient: QueryClient, queryKey: QueryKey): void {
  const firstLoads = queryClient
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined)
  void queryClient.invalidateQueries({ queryKey })
  for (const query of firstLoads) {
    const again = () => queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true })
    void query.promise?.then(again, again)
  }
}
