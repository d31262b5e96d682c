import type { Upgrades } from '@innkeeper/api/room-upgrades.ts'
import { isCalledOff, isLinkOpen } from '@innkeeper/domain/guests/phase.ts'
import { PUBLIC_ID_PATTERN } from '@innkeeper/domain/ids.ts'
import { and, eq } from 'drizzle-orm'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database } from '../../../platform/db/port.ts'
import type { GuestService } from '../../guests/service.ts'
import { bookings } from '../../guests/tables.ts'
import type { PropertyService } from '../../properties/service.ts'
import { findRequestsOfStay } from '../requests/repository.ts'
import type { UpgradesCall } from './upgrades-of.ts'

type Dependencies = {
  db: Database
  clock: Clock
  properties: Pick<PropertyService, 'snapshot'>
  guests: Pick<GuestService, 'stayOf'>
}

export type ClosedUpgrades = (call: UpgradesCall) => Promise<Upgrades | null>

/**
 * What the page shows whose stay is over or called off: no room, and of the guest what the guestbook shows. Null where
 * the link opens no stay.
 */
export function createClosedUpgrades({ db, clock, properties, guests }: Dependencies): ClosedUpgrades {
  /** Whether it is the link of a stay that is not to be, which opens the guestbook as anybody's. */
  async function isOfCalledOff(propertyId: string, linkKey: string): Promise<boolean> {
    const { property } = await properties.snapshot(propertyId)
    const { departure, cancelledAt, noShowAt } = bookings
    const [row] = await db.tenant(
      propertyId,
      (tx) =>
        tx
          .select({ departure, cancelledAt, noShowAt })
          .from(bookings)
          .where(and(eq(bookings.propertyId, propertyId), eq(bookings.linkKey, linkKey))),
      { readOnly: true },
    )
    return row !== undefined && isCalledOff(row) && isLinkOpen(row, clock.now().getTime(), property.timeZone)
  }

  return async ({ propertyId, linkKey, language }) => {
    if (linkKey === null || !PUBLIC_ID_PATTERN.test(linkKey)) return null
    const stay = await guests.stayOf(propertyId, linkKey)
    if (!stay && !(await isOfCalledOff(propertyId, linkKey))) return null
    const asked = stay
      ? await db.tenant(propertyId, (tx) => findRequestsOfStay(tx, propertyId, stay.id), { readOnly: true })
      : []
    const { property } = await properties.snapshot(propertyId)
    return {
      isOpen: false,
      currency: property.currency,
      language: { code: language.code, index: language.index },
      guest: stay && { firstName: stay.firstName, email: null },
      stay: null,
      own: null,
      upgrades: [],
      requested: null,
      asked: asked.map(({ upgradeId, watchId }) => ({ upgradeId, watchId })),
    }
  }
}
