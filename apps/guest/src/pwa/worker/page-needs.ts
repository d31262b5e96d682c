import { fillPath, queryString } from '@innkeeper/api/address.ts'
import type { PageInput } from '@innkeeper/api/page.ts'

/** What a copy of a page needs beside the page, although nobody may have looked at it yet. */
export type PageNeeds = {
  /** Calls: what there is to order, the orders of the stay, and what was chosen of its cleaning. */
  calls: string[]
  /** The pages its menu leads to. */
  menu: string[]
}

const DATA = /<script type="application\/json" id="page-data">(.*?)<\/script>/s
const BOOKING = /^\/guestbook\/[^/]+\/([^/]+)/
const MENU = /<nav\b.*?<\/nav>/gs
const PAGE_LINK = /href="(\/pages\/[^"]+)"/g

/** Read from the page itself, so that no page has to carry a script that tells. */
export function needsOf(html: string, address: string): PageNeeds {
  const { origin, pathname } = new URL(address)
  const full = (path: string) => new URL(path, origin).href
  const links = [...html.matchAll(MENU)].flatMap(([menu]) => [...menu.matchAll(PAGE_LINK)])
  const menu = [...new Set(links.map(([, path = '']) => full(path)))]
  return { calls: callsOf(html, pathname).map(full), menu }
}

function callsOf(html: string, path: string): string[] {
  const json = DATA.exec(html)?.[1]
  const data = json === undefined ? null : (JSON.parse(json) as PageInput).data
  if (data?.kind !== 'guestbook') return []
  const { propertyId: hotel, modules } = data.clientData
  const language = data.guestbook.language.index
  const bookingId = data.hasBooking ? BOOKING.exec(path)?.[1] : undefined
  const ofStay = (part: string) =>
    bookingId === undefined
      ? []
      : [fillPath(`/api/guest/:hotel/bookings/:bookingId/${part}`, { hotel, bookingId })]
  // As ordering and cleaning ask for them (app/kept-calls.test.ts holds both against each other).
  const products = fillPath('/api/guest/:hotel/products', { hotel })
  const ordering = [
    products + queryString({ booking: bookingId, language }),
    ...ofStay('orders').map((orders) => orders + queryString({ language })),
  ]
  return [
    ...(modules.includes('products') ? ordering : []),
    ...(modules.includes('roomCleaning') ? ofStay('cleaning') : []),
  ]
}
