import { LINK_ID_KEY } from '@innkeeper/domain/guestbook/constants.ts'
import { cleanLinkId } from '@innkeeper/domain/guestbook/link-id.ts'
import { isOwnPath } from '@innkeeper/domain/links.ts'
import type { FastifyReply } from 'fastify'

/** Until a guest has gone on from such a page; where the app runs, it keeps the link id. */
const KEPT_SECONDS = 5 * 60
/** Proxies refuse answers whose headers are longer still. */
const LONGEST_ADDRESS = 4000

/**
 * What the app does with a link id in the browser (apps/guest/src/platform/link-id.ts), for pages that run no script: it is
 * kept for the visit, in a cookie that the app reads later, and `l` leaves the address. Answers where to go without
 * it, or null where there was none (spec 2).
 */
export function keepLinkId(url: string, reply: FastifyReply): string | null {
  const at = url.indexOf('?')
  if (at < 0) return null
  const query = new URLSearchParams(url.slice(at))
  const given = query.get('l') ?? query.get('linkId')
  const linkId = given === null ? null : cleanLinkId(given)
  if (linkId !== null) {
    const value = encodeURIComponent(linkId)
    reply.header('set-cookie', `${LINK_ID_KEY}=${value}; Path=/; Max-Age=${KEPT_SECONDS}; SameSite=Lax`)
  }
  if (!query.has('l')) return null
  query.delete('l')
  const path = ownPath(url.slice(0, at))
  const address = query.size === 0 ? path : `${path}?${query}`
  return address.length > LONGEST_ADDRESS ? path.slice(0, LONGEST_ADDRESS) : address
}

/** Two slashes at the beginning, of either kind, would name another host; so would an address with a host of its own. */
function ownPath(path: string): string {
  const own = path.replace(/^(?:[a-z][a-z\d+.-]*:[/\\]*[^/\\]*)?[/\\]*/i, '/')
  return isOwnPath(own) ? own : '/'
}
