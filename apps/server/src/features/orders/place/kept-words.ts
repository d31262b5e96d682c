import type { CartLine } from '@innkeeper/domain/orders/cart.ts'
import { keptComments } from '@innkeeper/domain/orders/kept-comments.ts'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../platform/db/port.ts'
import type { ChangedOrder } from '../availability/taken-by-order.ts'
import { findLines } from '../repository.ts'
import { type OrderLineRow, orders } from '../tables.ts'
import type { PlaceBody } from './prepare.ts'

type Kept = {
  /** As it was sent, with what had been written before where nothing new was. */
  body: PlaceBody
  /** Lines whose comment came from another device, by where they stand: this one is not shown them. */
  writtenElsewhere: ReadonlySet<number>
}
type Asked = { changed: ChangedOrder | null; device: string }

/**
 * What a guest wrote to the order that this one takes the place of stays with it. It need not travel: other devices of
 * the stay can change an order, and read nothing that was written to it.
 */
export async function withKeptWords(
  db: Database,
  body: PlaceBody,
  { changed, device }: Asked,
): Promise<Kept> {
  const before = changed && (await findWritten(db, changed))
  if (!before) return { body, writtenElsewhere: new Set() }
  const comments = keptComments(before.lines.map(asInCart), body.lines)
  const isElsewhere = before.device !== device || before.lines.some(isFromElsewhere)
  const { checkout } = body
  return {
    body: {
      ...body,
      lines: body.lines.map((line, place) => ({ ...line, comment: comments.get(place) ?? line.comment })),
      checkout: { ...checkout, comments: checkout.comments.trim() || before.comment },
    },
    writtenElsewhere: new Set(isElsewhere ? comments.keys() : []),
  }
}

async function findWritten(db: Database, { propertyId, bookingId, watchId }: ChangedOrder) {
  return db.tenant(
    propertyId,
    async (tx) => {
      const [order] = await tx
        .select({ id: orders.id, device: orders.device, comment: orders.comment })
        .from(orders)
        .where(
          and(
            eq(orders.propertyId, propertyId),
            eq(orders.bookingId, bookingId),
            eq(orders.watchId, watchId),
            eq(orders.isPreview, false),
          ),
        )
      return order ? { ...order, lines: await findLines(tx, propertyId, [order.id]) } : null
    },
    { readOnly: true },
  )
}

const isFromElsewhere = ({ chosen }: OrderLineRow) => chosen?.isWrittenElsewhere === true

function asInCart({ productId, dealId, chosen, days, atTime, comment }: OrderLineRow): CartLine {
  const { quantity = 1, choices = {}, extras = [] } = chosen ?? {}
  const when = days.length > 0 ? { days, time: atTime } : null
  return { productId, dealId, quantity, choices, extras, when, comment }
}
