import { isFetchableBookingId } from '@innkeeper/domain/guestbook/link-id.ts'

/** The parts of /guestbook/:hotel/:guestid?/:modal? that the browser knows and the shared page does not. */
export type GuestbookAddress = { hotel: string; bookingId: string | null; modal: string | null }

/** Reads a guestbook's path; null when it is none. */
export function parseGuestbookPath(path: string): GuestbookAddress | null {
  const [area, hotel, guestId, modal] = path.split('/').filter(Boolean).map(decoded)
  if (area !== 'guestbook' || !hotel) return null
  return { hotel, bookingId: isFetchableBookingId(guestId) ? guestId : null, modal: modal ?? null }
}

/** The path without the box it opens. */
export function pathWithoutModal(path: string): string {
  return `/${path.split('/').filter(Boolean).slice(0, 3).join('/')}`
}

/** The query that opens a box, keeping what else the query says. */
export function searchWithBox(search: string, boxId: string | null): string {
  const query = new URLSearchParams(search)
  query.delete('box')
  if (boxId !== null) query.set('box', boxId)
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

/** A box's link as the shared page writes it: relative, so that it carries nobody's key. */
export function boxHref(boxId: string): string {
  return `?box=${encodeURIComponent(boxId)}`
}

/** Closes any box, also one that the path opens. */
export const CLOSED_HREF = '?box='

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
