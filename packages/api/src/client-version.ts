/**
 * The oldest release of the apps that this server still understands. Raised when an endpoint changes in a way that an
 * older app would not survive; whoever still runs one is asked to reload.
 */
export const OLDEST_CLIENT = '0.6.0'

/** The client version in addresses the browser calls itself: preload, beacon, download, stream (spec 7). */
export const VERSION_QUERY = 'v'

/** Whether a client is older than the server understands. Tokens and tools name no version of ours, and pass. */
export function isClientTooOld(version: string, oldest: string = OLDEST_CLIENT): boolean {
  const [client, least] = [releaseOf(version), releaseOf(oldest)]
  if (!client || !least) return false
  const differing = client.findIndex((part, index) => part !== least[index])
  return differing >= 0 && (client[differing] ?? 0) < (least[differing] ?? 0)
}

/** The address as the browser itself calls it, with the version no header can carry. */
export function withVersion(address: string, version: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${VERSION_QUERY}=${encodeURIComponent(version)}`
}

/** `1.2.3+build` in numbers; null for anything else. */
function releaseOf(version: string): [number, number, number] | null {
  const found = /^(\d{1,6})\.(\d{1,6})\.(\d{1,6})(?:[+-]|$)/.exec(version)
  return found && [Number(found[1]), Number(found[2]), Number(found[3])]
}
