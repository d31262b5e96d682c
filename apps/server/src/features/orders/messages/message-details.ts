import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { bookings } from '../../guests/tables.ts'
import type { ConfirmationPages } from '../guest/confirmation-pages.ts'
import { findLines } from '../repository.ts'
import { type OrderRow, orders } from '../tables.ts'
import type { OrderMessage } from './order-message.ts'

/** What a message says of an order that does not stand in its row. */
export type MessageDetails = Pick<OrderMessage, 'orderUrl' | 'shortUrl' | 'room' | 'replaces'>

/** An order as its message knows it, and the installation as guests reach it. */
export type ToldOrder = Pick<OrderRow, 'propertyId' | 'id' | 'source' | 'bookingId' | 'foundAt'> & {
  origin: string
}

/** Found in the transaction that says something of the order, so that it says what holds with it. */
export async function findMessageDetails(
  tx: Tx,
  order: ToldOrder,
  pages: Pick<ConfirmationPages, 'pathFrom'>,
): Promise<MessageDetails> {
  const { propertyId, id, source, origin } = order
  const shortUrl = `${origin}/order/${propertyId}/confirmation/${id}`
  const found = { shortUrl, replaces: await findReplaced(tx, order) }
  if (source === 'guestbook') return { ...found, orderUrl: shortUrl, room: null }
  const [first] = await findLines(tx, propertyId, [id])
  const linkKey = await findLinkKey(tx, order)
  const path =
    linkKey === null
      ? null
      : pages.pathFrom(source, { hotel: propertyId, linkKey, orderId: id, productId: first?.productId ?? '' })
  return {
    ...found,
    orderUrl: path === null ? shortUrl : origin + path,
    room: source === 'room upgrades' ? (first?.title ?? null) : null,
  }
}

/**
 * The link of the stay, for whoever ordered with it. Where staff say whose stay it is, its sender only named one: no
 * message opens it to them.
 */
async function findLinkKey(tx: Tx, { propertyId, bookingId, foundAt }: ToldOrder): Promise<string | null> {
  if (bookingId === null || foundAt !== null) return null
  const [stay] = await tx
    .select({ linkKey: bookings.linkKey })
    .from(bookings)
    .where(and(eq(bookings.propertyId, propertyId), eq(bookings.id, bookingId)))
  return stay?.linkKey ?? null
}

/** The number of the order that the guest changed into this one. */
async function findReplaced(tx: Tx, { propertyId, id, bookingId }: ToldOrder): Promise<number | null> {
  if (bookingId === null) return null
  const [replaced] = await tx
    .select({ number: orders.number })
    .from(orders)
    .where(and(eq(orders.propertyId, propertyId), eq(orders.bookingId, bookingId), eq(orders.replacedBy, id)))
    .limit(1)
  return replaced?.number ?? null
}
