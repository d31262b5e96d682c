import { type CallInput, createClient } from '@innkeeper/api/client.ts'
import type { Endpoint } from '@innkeeper/api/endpoint.ts'
import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query'
import { clientDataQuery, guestbookQuery } from '../features/guestbook/api.ts'
import { clientVersion } from './client-version.ts'
import type { GuestbookPageData } from './guestbook-page.tsx'

/** A query's key is its call: the path of an endpoint and what to fill in. */
type CallKey = readonly [path: Endpoint['path'], input: CallInput<Endpoint>]

/** The cache of the app. Queries name what they want; how it is fetched is known here alone. */
export function createQueryClient(version: string): QueryClient {
  const call = createClient({
    fetch: (address, init) => fetch(address, init as RequestInit),
    version: clientVersion(version),
    newKey: () => crypto.randomUUID(),
    timeout: (ms) => AbortSignal.timeout(ms),
  })
  const queryFn = ({ queryKey }: QueryFunctionContext) => {
    const [path, input] = queryKey as unknown as CallKey
    // Method and path are all a call reads of an endpoint.
    return call({ method: 'GET', path } as Endpoint, input)
  }
  return new QueryClient({
    defaultOptions: { queries: { queryFn, refetchOnWindowFocus: false, retry: 2 } },
  })
}

/** Puts what came with the page where its queries look, so that nothing is fetched twice. */
export function seedQueries(queries: QueryClient, data: GuestbookPageData, bookingId: string | null): void {
  const { clientData, guestbook } = data
  const hotel = clientData.propertyId
  const languageIndex = guestbook.language.index
  queries.setQueryData(clientDataQuery(hotel).queryKey, clientData)
  queries.setQueryData(guestbookQuery({ hotel, bookingId, languageIndex }).queryKey, guestbook)
}
