import { currentState, isCalledOff } from '@innkeeper/domain/guests/phase.ts'
import { PUBLIC_ID_PATTERN } from '@innkeeper/domain/ids.ts'
import { hashToken } from '../../../platform/auth/secrets.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database } from '../../../platform/db/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { BookingRow, GuestService } from '../../guests/service.ts'
import type { PropertyService } from '../../properties/service.ts'
import { findLinkByHash } from '../links/repository.ts'
import type { LinkRow } from '../tables.ts'

/** What an address of a form opens: a stay with all its adults, or with a link one person of it. */
export type Opened = { propertyId: string; stay: BookingRow; link: LinkRow | null }

type Dependencies = { db: Database; clock: Clock; guests: GuestService; properties: PropertyService }

/** The booking's link was renewed since, and with it end those that guests made by it; the desk's stay. */
const isRenewed = ({ linkKeyHash, usedAt }: LinkRow, { linkKey }: BookingRow) =>
  linkKeyHash !== null && usedAt === null && linkKeyHash !== hashToken(linkKey)

/** By the booking's link key or a link's token; a stay that is called off, over or erased opens nothing. */
export function createOpenedBy({ db, clock, guests, properties }: Dependencies) {
  const isOpen = (stay: BookingRow) => stay.state !== 'checkout' && stay.erasedAt === null

  async function byToken(propertyId: string, token: string): Promise<Opened | null> {
    const link = await db.tenant(propertyId, (tx) => findLinkByHash(tx, propertyId, hashToken(token)), {
      readOnly: true,
    })
    if (!link || link.expiresAt <= clock.now()) return null
    const [{ property }, booking] = await Promise.all([
      properties.snapshot(propertyId),
      guests.bookingOf(propertyId, link.bookingId),
    ])
    if (!booking || isCalledOff(booking) || isRenewed(link, booking)) return null
    const stay = { ...booking, state: currentState(booking, clock.now().getTime(), property) }
    return isOpen(stay) ? { propertyId, stay, link } : null
  }

  async function find(propertyId: string, address: string): Promise<Opened | null> {
    if (!PUBLIC_ID_PATTERN.test(address)) return null
    const stay = await guests.stayOf(propertyId, address)
    if (stay) return isOpen(stay) ? { propertyId, stay, link: null } : null
    return byToken(propertyId, address)
  }

  return {
    find,
    async require(propertyId: string, address: string): Promise<Opened> {
      const opened = await find(propertyId, address)
      if (!opened) throw new AppError('booking/unknown', 'No such booking.')
      return opened
    },
    /** Whether the address is that of one person's form, also after it was used. */
    isPersonLink: async (propertyId: string, token: string): Promise<boolean> =>
      (await byToken(propertyId, token)) !== null,
  }
}
export type OpenedBy = ReturnType<typeof createOpenedBy>
