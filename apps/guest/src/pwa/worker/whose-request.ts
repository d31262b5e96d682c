import { VERSION_QUERY } from '@innkeeper/api/client-version.ts'

/** What a request is to the saved copy; everything else is none of the worker's business. */
export type RequestKind = 'page' | 'start' | 'order' | 'unkept' | 'data' | 'template' | 'picture' | 'part'

export type Asked = { url: URL; method: string; isNavigation: boolean }

const PAGE = /^\/(guestbook\/[^/]+(\/[^/]+){0,2}|pages\/[^/]+\/[^/]+)\/?$/
const CUSTOM_PAGE = /^\/pages\/([^/]+)\/([^/]+)\/?$/
/** Leads to the guestbook a guest came from, as the root does. */
const RETURN = /^\/return\/([^/]+)\/?$/
/** Without a connection there is nothing to order; the guestbook shows the cart and says so. */
const ORDER = /^\/order\/([^/]+)(\/|$)/
/** What a code on a table or a voucher leads to: a box of the guestbook. */
const BOX = /^\/(?:products|voucher)\/([^/]+)\/([^/]+)\/?$/
/** Of every guest address that names one (spec 2). */
const PROPERTY =
  /^\/(?:guestbook|pages|return|order|products|voucher|survey|registration-form|upselling|room-upgrades|mobile)\/([^/]+)/
/** Not for guests: the worker has no part in it. */
const NOT_FOR_GUESTS = /^\/(admin|api)(\/|$)/
const PREVIEW = /^\/guestbook\/[^/]+\/preview(\/|$)/i
/** Never the live stream, which has no end. */
const DATA = /^\/api\/guest\/[^/]+\/(clientData|guestbook|products|bookings\/[^/]+(\/(orders|cleaning))?)$/
/** What is published of a page of the HTML builder, asked for by the open page when staff changed it. */
const TEMPLATE = /^\/api\/guest\/([^/]+)\/htmlbuilder\/templates\/([^/]+)$/
/** In a width, or cut to a shape in one (domain/media/crops.ts). */
const PICTURE = /^\/media\/[^/]+\/[^/]+\/([a-z]+-\d+-)?\d+\.(avif|webp|jpeg)$/
/** Built files and fonts carry a hash of their content in their name; one without can change under its address. */
const PART = /^\/(assets-guest|font-files|fonts\/[^/]+\/own)\/[^/]+-[\w-]{8,}\.\w+$/
/** What a data call of a guest says; with anything else it is a preview of the staff's. */
const DATA_QUERY = ['booking', 'language', VERSION_QUERY]

export function kindOf({ url, method, isNavigation }: Asked, origin: string): RequestKind | null {
  if (method !== 'GET' || url.origin !== origin) return null
  const path = url.pathname
  if (isNavigation) {
    if (NOT_FOR_GUESTS.test(path)) return null
    if (path === '/' || RETURN.test(path) || BOX.test(path)) return 'start'
    if (ORDER.test(path)) return 'order'
    if (!PAGE.test(path)) return 'unkept'
    return isPreview(url) ? null : 'page'
  }
  if (DATA.test(path)) return [...url.searchParams.keys()].every(isDataQuery) ? 'data' : null
  if (TEMPLATE.test(path)) return 'template'
  if (PICTURE.test(path)) return 'picture'
  return PART.test(path) ? 'part' : null
}

/**
 * The address a page is kept under. An open box and the language of a visit are states of the same page: the box
 * opens in the browser, and the language is remembered in a cookie.
 */
export function pageKey(url: URL): string {
  return `${url.origin}/${url.pathname.split('/').filter(Boolean).slice(0, 3).join('/')}`
}

/** The page of the HTML builder that an address is, or that a call asks about, as it is kept; null for any other. */
export function customPageOf(url: URL): string | null {
  const [, hotel, id] = TEMPLATE.exec(url.pathname) ?? CUSTOM_PAGE.exec(url.pathname) ?? []
  return hotel === undefined || id === undefined ? null : `${url.origin}/pages/${hotel}/${id}`
}

/** The address an answer is kept under: which version of the app asked is nothing to it. */
export function dataKey(url: URL): string {
  const key = new URL(url)
  key.searchParams.delete(VERSION_QUERY)
  return key.href
}

/** Where a start leads without a connection: to a kept guestbook of this property (any, for null), at this box. */
export function startingPoint(url: URL): { hotel: string | null; search: string } {
  const path = url.pathname
  const inPath = BOX.exec(path)?.[2]
  const box = inPath === undefined ? url.searchParams.get('box') : decoded(inPath)
  return {
    hotel: (RETURN.exec(path) ?? ORDER.exec(path) ?? BOX.exec(path))?.[1] ?? url.searchParams.get('hotel'),
    search: box ? `?box=${encodeURIComponent(box)}` : '',
  }
}

/** The property whose page an address is; null for any other. */
export function propertyOf({ pathname, searchParams }: URL): string | null {
  return PROPERTY.exec(pathname)?.[1] ?? (pathname === '/' ? searchParams.get('hotel') : null)
}

/** Whether a kept page is a guestbook of this property; of any, for null. */
export function isGuestbookOf(address: string, hotel: string | null): boolean {
  const [area, property] = new URL(address).pathname.split('/').filter(Boolean)
  return area === 'guestbook' && (hotel === null || property === hotel)
}

/** As the server reads it: by the guest id, however it is written, or by the state. */
function isPreview({ pathname, searchParams }: URL): boolean {
  return (
    PREVIEW.test(decoded(pathname)) ||
    searchParams.getAll('state').some((state) => state.toLowerCase() === 'preview')
  )
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function isDataQuery(name: string): boolean {
  return DATA_QUERY.includes(name)
}
