import { CallError } from '@innkeeper/api/client.ts'
import { hashKey, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isSetUpMissing, isSignedOut } from './error-text.ts'
import { sessionQuery } from './session.ts'

const RETRIES = 2
/** Live events say when something changed, so what is shown needs no frequent refetching. */
const STALE_AFTER_MS = 60_000

/** Worth another try: no answer, or an answer that speaks of the server's own trouble. */
function isPassing(error: Error): boolean {
  return error instanceof CallError && (error.code === 'offline' || error.status >= 500)
}

/** `onRefused`: an answer says that the session is no longer what the guard let pass. */
export function createQueryClient({ onRefused }: { onRefused: () => void }): QueryClient {
  const onError = (error: Error) => {
    if (isSignedOut(error) || isSetUpMissing(error)) onRefused()
  }
  return new QueryClient({
    // The guard asks for the session and judges the answer itself.
    queryCache: new QueryCache({
      onError: (error, query) => query.queryHash !== hashKey(sessionQuery.queryKey) && onError(error),
    }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: STALE_AFTER_MS,
        retry: (failures, error) => failures < RETRIES && isPassing(error),
        // Being offline is an answer worth showing, not a reason to wait silently.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
}
