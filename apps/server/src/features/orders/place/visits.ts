import { isFetchableBookingId } from '@innkeeper/domain/guestbook/link-id.ts'
import type { Visitor } from '@innkeeper/domain/guestbook/visibility.ts'
import { QR_VISITOR } from '@innkeeper/domain/guestbook/visitor.ts'
import { createPropertyCache } from '../../../platform/cache/property-cache.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { EventHub } from '../../../platform/events/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { BookingRow, GuestService } from '../../guests/service.ts'

/** A guest who orders has just looked; longer than that the stay is not kept in memory. */
const STAY_MS = 10_000
const MAX_STAYS = 2000

/** Who orders: the stay of their link, or nobody known. */
export type Visit = { stay: BookingRow | null; visitor: Visitor }

export type Visits = {
  /** Throws `order/booking-unknown` for a link that opens nothing here. */
  of(propertyId: string, linkKey: string | undefined): Promise<Visit>
}

type Dependencies = { clock: Clock; hub: EventHub; guests: GuestService }

export function createVisits({ clock, hub, guests }: Dependencies): Visits {
  const now = () => clock.now().getTime()
  const kept = createPropertyCache<Visit | null>({
    hub,
    clock,
    maxEntries: MAX_STAYS,
    dropOn: ['booking.changed', 'property.changed'],
  })

  return {
    async of(propertyId, linkKey) {
      if (!isFetchableBookingId(linkKey)) return { stay: null, visitor: QR_VISITOR }
      const visit = await kept.get([propertyId, linkKey], async () => {
        const stay = await guests.stayOf(propertyId, linkKey)
        const value = stay && { stay, visitor: await guests.visitorIn(propertyId, stay) }
        return { value, validUntil: now() + STAY_MS }
      })
      if (!visit) throw bookingUnknown()
      return visit
    },
  }
}

/** One answer whatever was wrong with it: a stranger learns nothing of any booking. */
export function bookingUnknown(): AppError {
  return new AppError('order/booking-unknown', 'No booking of a guest in the house fits this.')
}
