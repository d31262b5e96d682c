import { isFetchableBookingId } from '@innkeeper/domain/guestbook/link-id.ts'
import type { Visitor } from '@innkeeper/domain/guestbook/visibility.ts'
import { QR_VISITOR } from '@innkeeper/domain/guestbook/visitor.ts'
import type { StayTime } from '@innkeeper/domain/orders/constants.ts'
import { createPropertyCache } from '../../../platform/cache/property-cache.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database } from '../../../platform/db/port.ts'
import type { EventHub } from '../../../platform/events/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { BookingRow, GuestService } from '../../guests/service.ts'
import { findBoughtTimes } from '../availability/find-bought-times.ts'

/** A guest who orders has just looked; longer than that the stay is not kept in memory. */
const STAY_MS = 10_000
const MAX_STAYS = 2000

/** Who orders: the stay of their link, or nobody known, who may stand in a room whose QR code they scanned. */
export type Visit = {
  stay: BookingRow | null
  visitor: Visitor
  scannedRoom: string | null
  /** For which of its times the stay has ordered hours. */
  bought?: readonly StayTime[]
  /** The stay is a preview's, and nobody's. */
  isSample?: true
}

/** What a visitor brings: a booking's link key, what the QR code of a unit carries, and a cart. */
export type Brought = {
  booking?: string | undefined
  linkId?: string | undefined
  lines?: readonly { when?: { time: string | null } | null }[]
  changes?: string | undefined
}

export type Visits = {
  /** Throws `order/booking-unknown` for a link that opens nothing here. */
  of(propertyId: string, brought: Brought): Promise<Visit>
}

type Dependencies = { db: Database; clock: Clock; hub: EventHub; guests: GuestService }

export function createVisits({ db, clock, hub, guests }: Dependencies): Visits {
  const now = () => clock.now().getTime()
  const kept = createPropertyCache<Visit | null>({
    hub,
    clock,
    maxEntries: MAX_STAYS,
    dropOn: ['booking.changed', 'property.changed'],
  })

  return {
    async of(propertyId, { booking: linkKey, linkId, lines = [], changes }) {
      if (!isFetchableBookingId(linkKey)) {
        const unit = await guests.unitOfLink(propertyId, linkId)
        return { stay: null, visitor: QR_VISITOR, scannedRoom: unit?.code ?? null }
      }
      const visit = await kept.get([propertyId, linkKey], async () => {
        const stay = await guests.stayOf(propertyId, linkKey)
        // Whichever code they scan, a guest orders for the room they booked.
        const value = stay && {
          stay,
          visitor: await guests.visitorIn(propertyId, stay),
          scannedRoom: null,
        }
        return { value, validUntil: now() + STAY_MS }
      })
      if (!visit) throw bookingUnknown()
      const { stay } = visit
      // Few carts have anything at a time of its own, and only those can have hours.
      if (!stay || !lines.some(({ when }) => when?.time)) return visit
      const asked = { propertyId, bookingId: stay.id, changes }
      const bought = await db.tenant(propertyId, (tx) => findBoughtTimes(tx, asked), { readOnly: true })
      return { ...visit, bought }
    },
  }
}

/** One answer whatever was wrong with it: a stranger learns nothing of any booking. */
export function bookingUnknown(): AppError {
  return new AppError('order/booking-unknown', 'No booking of a guest in the house fits this.')
}
