import { createClient, type Fetch } from '@innkeeper/api/client.ts'
import { reauthentication, withReauthentication } from './reauthentication.ts'

let version: Promise<string> | undefined

/** Content of version.txt, asked once; a call goes out even when it cannot be read. */
export function clientVersion(): Promise<string> {
  version ??= fetch('/version.txt')
    .then(async (answer) => (answer.ok ? (await answer.text()).trim() : 'unknown'))
    .catch(() => {
      version = undefined
      return 'unknown'
    })
  return version
}

/** Calls an endpoint of the API as the signed-in member of staff. */
export const call = withReauthentication(
  createClient({
    fetch: ((address, init) => fetch(address, init as RequestInit)) satisfies Fetch,
    version: clientVersion,
    newKey: () => crypto.randomUUID(),
    timeout: (ms) => AbortSignal.timeout(ms),
  }),
  reauthentication.ask,
)
