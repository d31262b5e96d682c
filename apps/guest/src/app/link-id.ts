import { LINK_ID_KEY } from '@innkeeper/domain/guestbook/constants.ts'
import { cleanLinkId } from '@innkeeper/domain/guestbook/link-id.ts'

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

/** Stores the link id of the address for this visit and takes `l` out of the address; on every page, first of all. */
export function keepLinkId(): void {
  const { linkId, search } = takeLinkId(location.search)
  if (linkId !== null) {
    try {
      sessionStorage.setItem(LINK_ID_KEY, linkId)
    } catch {
      // Storage can be switched off: nothing else hangs on the link id.
    }
  }
  if (search === location.search) return
  history.replaceState(history.state, '', location.pathname + search + location.hash)
}
