import { type Call, createClient, type Fetch } from '@innkeeper/api/client.ts'
import { clientVersion } from './client-version.ts'
import { reauthentication, withReauthentication } from './reauthentication.ts'
import { serverWatch } from './server-standing.ts'
import { noteRefusal } from './too-old.ts'

/** Browsers carry no more than this to its end once a page is left. */
const CARRIED_TO_ITS_END = 16_000

/** What somebody did is sent even where they close the page at once. */
const isShort = ({ method, body = '' }: Parameters<Fetch>[1]) =>
  method !== 'GET' && body.length < CARRIED_TO_ITS_END

const client = createClient({
  fetch: ((address, init) =>
    fetch(address, { ...init, keepalive: isShort(init) } as RequestInit)) satisfies Fetch,
  version: clientVersion,
  newKey: () => crypto.randomUUID(),
  timeout: (ms) => AbortSignal.timeout(ms),
})
const noticing: Call = async (endpoint, input) => {
  const answer = await client(endpoint, input).catch(serverWatch.note).catch(noteRefusal)
  serverWatch.answered()
  return answer
}

/** Calls an endpoint of the API as the signed-in member of staff. */
export const call = withReauthentication(noticing, reauthentication.ask)
