import { maskedEmail, maskedPhone } from '@innkeeper/domain/messaging/thread-reading.ts'
import type { GuestService } from '../../guests/service.ts'
import type { MessagingService } from '../../messaging/service.ts'
import { ORDER_CAUSE } from '../messages/order-message.ts'
import type { OrderRow } from '../tables.ts'
import { isDeviceOf } from './presenter.ts'

type Asker = { device: string | null; linkKey: string | null }
type Dependencies = {
  guests: Pick<GuestService, 'stayOf'>
  messaging: Pick<MessagingService, 'addresseesOf'>
}

/** The address that was written to about an order, masked: for who ordered, and for whoever has the link of its stay. */
export function createWrittenTo({ guests, messaging }: Dependencies) {
  return async function writtenToFor(order: OrderRow, asker: Asker): Promise<string | null> {
    const { propertyId, id, device } = order
    if (!isDeviceOf({ device }, asker.device)) {
      const stay = asker.linkKey === null ? null : await guests.stayOf(propertyId, asker.linkKey)
      if (stay === null || stay.id !== order.bookingId) return null
    }
    const found = await messaging.addresseesOf(propertyId, { kind: ORDER_CAUSE, id })
    const first = found.find(({ channel }) => channel === 'email') ?? found[0]
    if (!first) return null
    return first.channel === 'email' ? maskedEmail(first.address) : maskedPhone(first.address)
  }
}
