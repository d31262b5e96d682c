const VERSION_ADDRESS = '/version.txt'
/** A page left open for days asks again, so that the server learns how old the app really is. */
const FRESH_MS = 10 * 60_000

/** The version of the app from version.txt; the page brings the first one along. */
export function clientVersion(fromPage: string): () => Promise<string> | string {
  let version = fromPage
  let readAt = Date.now()
  return async () => {
    if (Date.now() - readAt < FRESH_MS) return version
    readAt = Date.now()
    const answer = await fetch(VERSION_ADDRESS).catch(() => null)
    if (answer?.ok) version = (await answer.text()).trim()
    return version
  }
}
