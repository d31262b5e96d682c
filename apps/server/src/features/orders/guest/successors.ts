import type { Database, Tx } from '../../../platform/db/port.ts'
import type { GuestService } from '../../guests/service.ts'
import { findOrderRow } from '../repository.ts'
import type { OrderRow } from '../tables.ts'
import { isDeviceOf } from './presenter.ts'

type Asker = { device: string | null; linkKey: string | null }
type Dependencies = { db: Database; guests: Pick<GuestService, 'stayOf'> }

/**
 * The order that stands in the place of one its guest changed. Its id is the key to it: it is for the device that sent
 * it, and for whoever has the link of its stay and so sees the order among the stay's.
 */
export function createSuccessors({ db, guests }: Dependencies) {
  return async function successorFor(order: OrderRow, { device, linkKey }: Asker): Promise<string | null> {
    const { propertyId, replacedBy } = order
    if (replacedBy === null) return null
    const successor = await db.tenant(propertyId, (tx) => findLast(tx, propertyId, replacedBy), {
      readOnly: true,
    })
    if (!successor) return null
    if (isDeviceOf(successor, device)) return successor.id
    const stay = linkKey === null ? null : await guests.stayOf(propertyId, linkKey)
    return stay !== null && stay.id === successor.bookingId ? successor.id : null
  }
}

/** A change may have been changed again. */
async function findLast(tx: Tx, propertyId: string, orderId: string): Promise<OrderRow | null> {
  const order = await findOrderRow(tx, propertyId, orderId)
  if (!order || order.replacedBy === null) return order
  return findLast(tx, propertyId, order.replacedBy)
}
