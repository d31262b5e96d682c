import type { StayTime } from '@innkeeper/domain/orders/constants.ts'
import { and, eq, isNotNull, ne } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { orderLines, orders } from '../tables.ts'

type Asked = {
  propertyId: string
  bookingId: string
  /** The watch id of an order that another one is to take the place of. */
  changes: string | undefined
}

/** For which of its times a stay has ordered hours, answered or not; the house has not taken them back. */
export async function findBoughtTimes(
  tx: Tx,
  { propertyId, bookingId, changes }: Asked,
): Promise<StayTime[]> {
  const rows = await tx
    .selectDistinct({ stayTime: orderLines.stayTime })
    .from(orders)
    .innerJoin(
      orderLines,
      and(eq(orderLines.propertyId, orders.propertyId), eq(orderLines.orderId, orders.id)),
    )
    .where(
      and(
        eq(orders.propertyId, propertyId),
        eq(orders.bookingId, bookingId),
        eq(orders.stage, 'placed'),
        ne(orders.status, 'declined'),
        eq(orders.isPreview, false),
        ne(orders.watchId, changes ?? ''),
        isNotNull(orderLines.stayTime),
      ),
    )
  return rows.flatMap(({ stayTime }) => stayTime ?? [])
}
