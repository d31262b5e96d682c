import { isFetchableBookingId } from '../guestbook/link-id.ts'

/**
 * The guest's addresses that stay in sight (spec 2); others lead to one of them. A stored path is one of these, so no
 * key can be in it. What is written out stands before what may be anything.
 */
const GUEST_PATHS = [
  '/guestbook/:hotel',
  '/guestbook/:hotel/:guestid',
  '/guestbook/:hotel/:guestid/:modal',
  '/pages/:hotel/:pageId',
  '/registration-form/:hotel/:bookingId',
  '/survey/:hotel',
  '/order/:hotel',
  '/order/:hotel/confirmation',
  '/order/:hotel/confirmation/:orderId',
  '/order/:hotel/receipt',
  '/order/:hotel/receipt/:orderId',
  '/upselling/:hotel',
  '/upselling/:hotel/:bookingId',
  '/upselling/:hotel/:bookingId/expired',
  '/upselling/:hotel/:bookingId/products',
  '/upselling/:hotel/:bookingId/checkout',
  '/upselling/:hotel/:bookingId/confirmation',
  '/upselling/:hotel/:bookingId/confirmation/:orderId',
  '/room-upgrades/:hotel',
  '/room-upgrades/:hotel/:bookingId',
  '/room-upgrades/:hotel/room/:roomUpgradeId',
  '/room-upgrades/:hotel/room/:roomUpgradeId/request-details',
  '/room-upgrades/:hotel/room/:roomUpgradeId/request-confirmation',
  '/room-upgrades/:hotel/:bookingId/room/:roomUpgradeId',
  '/room-upgrades/:hotel/:bookingId/room/:roomUpgradeId/request-details',
  '/room-upgrades/:hotel/:bookingId/room/:roomUpgradeId/request-confirmation',
].map(pathParts)

/** The parts of an address that name what was read, where the property has it. */
const CONTENT_PARTS = [':modal', ':pageId']

export type House = {
  propertyId: string
  /** Whether the property has a box or page of this id. */
  isContent: (id: string) => boolean
}

/** The address of the property's app that was seen, without its query and anybody's key; null for any other. */
export function countedPath(path: string, house: House): string | null {
  const seen = pathParts(path)
  const pattern = GUEST_PATHS.find((parts) => isLike(parts, seen, house.propertyId))
  if (!pattern) return null
  return `/${pattern.map((part, place) => shownPart(part, seen[place] ?? '', house)).join('/')}`
}

function shownPart(part: string, seen: string, { propertyId, isContent }: House): string {
  if (part === ':hotel') return propertyId
  if (CONTENT_PARTS.includes(part) && isContent(seen)) return seen
  // `qr` and `preview` are nobody's.
  const isSomebody: boolean = isFetchableBookingId(seen)
  if (part === ':guestid' && !isSomebody) return seen.trim().toLowerCase() || part
  return part
}

function isLike(pattern: readonly string[], seen: readonly string[], propertyId: string): boolean {
  return (
    pattern.length === seen.length &&
    pattern.every((part, place) =>
      part === ':hotel' ? seen[place] === propertyId : part.startsWith(':') || part === seen[place],
    )
  )
}

function pathParts(address: string): string[] {
  const [path = ''] = address.split(/[?#]/, 1)
  return path.split('/').filter(Boolean)
}
