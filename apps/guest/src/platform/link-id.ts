import { LINK_ID_KEPT_MS, LINK_ID_KEY } from '@innkeeper/domain/guestbook/constants.ts'
import { cleanLinkId } from '@innkeeper/domain/guestbook/link-id.ts'

type Kept = { linkId: string; until: number }

/** The link id a query carries, and the query without `l`; `linkId` stays where it is (spec 2). */
export function takeLinkId(search: string): { linkId: string | null; search: string } {
  const query = new URLSearchParams(search)
  const given = query.get('l') ?? query.get('linkId')
  const linkId = given === null ? null : cleanLinkId(given)
  if (!query.has('l')) return { linkId, search }
  query.delete('l')
  const rest = query.toString()
  return { linkId, search: rest === '' ? '' : `?${rest}` }
}

/** Stores the link id of the address and takes `l` out of the address; on every page, first of all. */
export function keepLinkId(): void {
  const { linkId, search } = takeLinkId(location.search)
  if (linkId !== null) store(linkId)
  if (search === location.search) return
  history.replaceState(history.state, '', location.pathname + search + location.hash)
}

/**
 * The link id of the code scanned last, in whichever tab, for a day: a guest who scans a code in the evening orders by
 * it in the morning, and not on the next holiday.
 */
export function keptLinkId(): string | null {
  const brought = takeFromCookie()
  if (brought !== null) {
    store(brought)
    return brought
  }
  try {
    const kept = JSON.parse(localStorage.getItem(LINK_ID_KEY) ?? 'null') as Partial<Kept> | null
    if (typeof kept?.linkId !== 'string' || !(Number(kept.until) > Date.now())) return null
    return cleanLinkId(kept.linkId)
  } catch {
    // Storage is switched off, or holds what is none.
    return null
  }
}

function store(linkId: string): void {
  const kept: Kept = { linkId, until: Date.now() + LINK_ID_KEPT_MS }
  try {
    localStorage.setItem(LINK_ID_KEY, JSON.stringify(kept))
  } catch {
    // Storage can be switched off: the guest then writes their room.
  }
}

/** What a page that runs no script left behind (apps/server/src/platform/web/link-id.ts); it is newer than what is kept. */
function takeFromCookie(): string | null {
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${LINK_ID_KEY}=`))
  if (!found) return null
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere
  document.cookie = `${LINK_ID_KEY}=; Path=/; Max-Age=0`
  try {
    return cleanLinkId(decodeURIComponent(found.slice(LINK_ID_KEY.length + 1)))
  } catch {
    return null
  }
}
