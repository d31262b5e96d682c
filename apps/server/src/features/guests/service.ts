import { isFetchableBookingId, isLinkId } from '@innkeeper/domain/guestbook/link-id.ts'
import type { Visitor } from '@innkeeper/domain/guestbook/visibility.ts'
import { QR_VISITOR, visitorOfStay } from '@innkeeper/domain/guestbook/visitor.ts'
import { currentState, isCalledOff, isLinkOpen } from '@innkeeper/domain/guests/phase.ts'
import { PUBLIC_ID_PATTERN } from '@innkeeper/domain/ids.ts'
import { type Access, stayAccess } from '@innkeeper/domain/units/access.ts'
import { createPropertyCache } from '../../platform/cache/property-cache.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database, Tx } from '../../platform/db/port.ts'
import type { EventHub } from '../../platform/events/port.ts'
import type { PropertyService } from '../properties/service.ts'
import { foundBySearch } from './found-by-words.ts'
import { hasContact } from './has-contact.ts'
import { holdPlaces } from './hold-places.ts'
import { type BookingRow, findBooking, findBookingByLinkKey, findLinks } from './repository.ts'
import { type OutsideBooking, type SavedOutside, saveOutsideBooking } from './save-outside-booking.ts'
import { sayConsent } from './say-consent.ts'
import type { StayCookie } from './stay-cookie.ts'
import { findUnitAccess } from './unit-access.ts'
import { findUnitOfLink, type LinkedUnit } from './unit-of-link.ts'
import { unitsOfStays } from './units-of-stays.ts'
import { watchIdOf } from './watch-id.ts'
import { changeBooking, lockBooking, type StoredBooking, type Writer } from './write-booking.ts'

export {
  type BookingRow,
  changeBooking,
  foundBySearch,
  hasContact,
  holdPlaces,
  lockBooking,
  type OutsideBooking,
  type SavedOutside,
  type StayCookie,
  type StoredBooking,
  saveOutsideBooking,
  sayConsent,
  unitsOfStays,
  type Writer,
  watchIdOf,
}

/** A booking's state changes by the clock as well, so a visitor is remembered this long at most. */
const VISITOR_MS = 30_000
const MAX_VISITORS = 10_000

export type GuestService = {
  /** The stay a link opens, in the state it is in now, or null when the link opens nothing. */
  stayOf(propertyId: string, linkKey: string | null | undefined): Promise<BookingRow | null>
  /** The ids of the stays that these links open, by link; for many at once. */
  stayIdsOf(
    tx: Tx,
    property: { propertyId: string; timeZone: string },
    linkKeys: readonly string[],
  ): Promise<ReadonlyMap<string, string>>
  /** A booking by its id, for staff; null where there is none. */
  bookingOf(propertyId: string, bookingId: string): Promise<BookingRow | null>
  /** What cards need to know of the visitor; never fails, an unknown booking is a `qr` visitor. */
  visitorOf(propertyId: string, linkKey: string | null | undefined): Promise<Visitor>
  /** The same for a stay that was read already. */
  visitorIn(propertyId: string, stay: BookingRow): Promise<Visitor>
  /** What the stay opens now; for answers that nobody shares and nobody keeps. */
  accessOf(
    propertyId: string,
    stay: Pick<BookingRow, 'state' | 'departure' | 'checkOutTime' | 'unitId'>,
  ): Promise<Access | null>
  /** The unit a QR code stands in, by what it carries. Not kept: a renewed code knows its unit no more at once. */
  unitOfLink(propertyId: string, linkId: string | undefined): Promise<LinkedUnit | null>
}

type Dependencies = { db: Database; clock: Clock; hub: EventHub; properties: PropertyService }

export function createGuestService({ db, clock, hub, properties }: Dependencies): GuestService {
  const now = () => clock.now().getTime()
  const visitors = createPropertyCache<Visitor>({
    hub,
    clock,
    maxEntries: MAX_VISITORS,
    dropOn: ['booking.changed', 'property.changed'],
  })

  async function stayOf(propertyId: string, linkKey: string | null | undefined): Promise<BookingRow | null> {
    if (!isFetchableBookingId(linkKey) || !PUBLIC_ID_PATTERN.test(linkKey)) return null
    const [{ property }, row] = await Promise.all([
      properties.snapshot(propertyId),
      db.tenant(propertyId, (tx) => findBookingByLinkKey(tx, propertyId, linkKey), { readOnly: true }),
    ])
    if (!row || isCalledOff(row) || !isLinkOpen(row, now(), property.timeZone)) return null
    return { ...row, state: currentState(row, now(), property) }
  }

  async function visitorIn(propertyId: string, stay: BookingRow): Promise<Visitor> {
    const { targetGroups } = await properties.snapshot(propertyId)
    return visitorOfStay(stay, targetGroups)
  }

  async function accessOf(
    propertyId: string,
    stay: Pick<BookingRow, 'state' | 'departure' | 'checkOutTime' | 'unitId'>,
  ): Promise<Access | null> {
    const { property } = await properties.snapshot(propertyId)
    const { unitId } = stay
    const isOwn = unitId !== null && stay.state === 'checkin'
    const unit = isOwn
      ? await db.tenant(propertyId, (tx) => findUnitAccess(tx, propertyId, unitId), { readOnly: true })
      : null
    return stayAccess(stay, { unit, house: property.access }, now(), property)
  }

  return {
    stayOf,
    async stayIdsOf(tx, { propertyId, timeZone }, linkKeys) {
      const possible = linkKeys.filter((key) => isFetchableBookingId(key) && PUBLIC_ID_PATTERN.test(key))
      const links = possible.length === 0 ? [] : await findLinks(tx, propertyId, possible)
      const open = links.filter((link) => !isCalledOff(link) && isLinkOpen(link, now(), timeZone))
      return new Map(open.map(({ linkKey, id }) => [linkKey, id]))
    },
    bookingOf: (propertyId, bookingId) =>
      db.tenant(propertyId, (tx) => findBooking(tx, propertyId, bookingId), { readOnly: true }),
    visitorIn,
    accessOf,
    async unitOfLink(propertyId, linkId) {
      if (linkId === undefined || !isLinkId(linkId)) return null
      return db.tenant(propertyId, (tx) => findUnitOfLink(tx, propertyId, linkId), { readOnly: true })
    },
    async visitorOf(propertyId, linkKey) {
      if (!isFetchableBookingId(linkKey) || !PUBLIC_ID_PATTERN.test(linkKey)) return QR_VISITOR
      return visitors.get([propertyId, linkKey], async () => {
        const stay = await stayOf(propertyId, linkKey)
        const value = stay ? await visitorIn(propertyId, stay) : QR_VISITOR
        return { value, validUntil: now() + VISITOR_MS }
      })
    },
  }
}
