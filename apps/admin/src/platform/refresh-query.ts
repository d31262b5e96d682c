import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'

/** Runs once the answer that is on its way has come or failed; at once where none is. */
export function afterAnswer(query: Query | undefined, act: () => void): void {
  const onItsWay = query?.state.fetchStatus === 'fetching' ? query.promise : undefined
  if (onItsWay) void onItsWay.then(act, act)
  else act()
}

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
    afterAnswer(query, () => {
      // Of many changes the first asks for all of them.
      const isAsked = query.state.fetchStatus === 'fetching'
      if (!isAsked) void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true })
    })
  }
}
