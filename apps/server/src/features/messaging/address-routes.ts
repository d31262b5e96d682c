import {
  type AddressStandingItem,
  liftBounce,
  listAddressStandings,
} from '@innkeeper/api/messaging/addresses.ts'
import { and, asc, eq, or } from 'drizzle-orm'
import type { Database, Tx } from '../../platform/db/port.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { type Handler, read, writeAfter } from '../../platform/http/handlers.ts'
import { internationalPhone } from '../../platform/phone-numbers.ts'
import { recordBy } from '../audit/service.ts'
import type { BookingRow, GuestService } from '../guests/service.ts'
import type { PropertyService } from '../properties/service.ts'
import { forgetStanding, knownAs } from './addresses.ts'
import { messageAddresses } from './tables.ts'

type Services = { db: Database; guests: Pick<GuestService, 'bookingOf'>; properties: PropertyService }
type Contact = { email: string; phone: string }

/** What staff see of a guest's addresses, and the one thing they may change about them. */
export function addressHandlers({ db, guests, properties }: Services): Handler[] {
  async function contactOf(propertyId: string, bookingId: string) {
    const booking: BookingRow | null = await guests.bookingOf(propertyId, bookingId)
    if (!booking) return null
    const { localization } = (await properties.snapshot(propertyId)).property
    const phone = booking.phone ?? ''
    return {
      email: knownAs('email', booking.email ?? ''),
      phone: knownAs('sms', internationalPhone(phone, localization) ?? phone),
    }
  }

  return [
    read(listAddressStandings, async ({ propertyId, query }) => {
      const contact = await contactOf(propertyId, query.bookingId)
      if (!contact) throw unknown()
      return db.tenant(propertyId, (tx) => presentStandings(tx, propertyId, contact), { readOnly: true })
    }),
    writeAfter(
      liftBounce,
      ({ propertyId, body }) => contactOf(propertyId, body.bookingId),
      async ({ propertyId, staff, body }, tx, contact) => {
        if (!contact) throw unknown()
        const { items } = await presentStandings(tx, propertyId, contact)
        if (items.some(({ channel, standing }) => channel === 'email' && standing === 'bounced')) {
          await forgetStanding(tx, propertyId, 'email', contact.email, 'bounced')
          await recordBy(tx, staff, { action: 'message-address.lifted', subject: body.bookingId })
        }
        return presentStandings(tx, propertyId, contact)
      },
    ),
  ]
}

const unknown = () => new AppError('booking/unknown', 'No such booking.')

async function presentStandings(tx: Tx, propertyId: string, { email, phone }: Contact) {
  const is = (channel: AddressStandingItem['channel'], address: string) =>
    and(eq(messageAddresses.channel, channel), eq(messageAddresses.address, address))
  const rows = await tx
    .select()
    .from(messageAddresses)
    .where(and(eq(messageAddresses.propertyId, propertyId), or(is('email', email), is('sms', phone))))
    .orderBy(asc(messageAddresses.channel))
  const items: AddressStandingItem[] = rows.map(({ channel, address, standing, source, at }) => ({
    channel,
    address,
    standing,
    source,
    at: at.toISOString(),
  }))
  return { items }
}
