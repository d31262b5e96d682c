import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { type OrderRow, orders } from '../../orders/tables.ts'
import { type OrderUpgradeRow, orderUpgrades } from '../tables.ts'

const ofOrder = and(eq(orderUpgrades.propertyId, orders.propertyId), eq(orderUpgrades.orderId, orders.id))

/** With more, the newest are what a stay's guests look for. */
const MOST_REQUESTS = 50

/** What a stay asked for. */
export type AskedUpgrade = Pick<OrderRow, 'watchId' | 'status'> & { upgradeId: string }

/** The requests of a stay that reached staff, newest first. */
export async function findRequestsOfStay(
  tx: Tx,
  propertyId: string,
  bookingId: string,
): Promise<AskedUpgrade[]> {
  return tx
    .select({
      upgradeId: orderUpgrades.roomUpgradeId,
      watchId: orders.watchId,
      status: orders.status,
    })
    .from(orderUpgrades)
    .innerJoin(orders, ofOrder)
    .where(
      and(
        eq(orders.propertyId, propertyId),
        eq(orders.bookingId, bookingId),
        eq(orders.stage, 'placed'),
        eq(orders.isPreview, false),
        isNull(orders.removedAt),
      ),
    )
    .orderBy(desc(orders.placedAt), desc(orders.number))
    .limit(MOST_REQUESTS)
}

export async function findOrderUpgrade(
  tx: Tx,
  propertyId: string,
  orderId: string,
): Promise<OrderUpgradeRow | null> {
  const [row] = await tx
    .select()
    .from(orderUpgrades)
    .where(and(eq(orderUpgrades.propertyId, propertyId), eq(orderUpgrades.orderId, orderId)))
  return row ?? null
}

export async function updateOrderUpgrade(
  tx: Tx,
  { propertyId, orderId }: Pick<OrderUpgradeRow, 'propertyId' | 'orderId'>,
  change: Partial<OrderUpgradeRow>,
): Promise<void> {
  await tx
    .update(orderUpgrades)
    .set(change)
    .where(and(eq(orderUpgrades.propertyId, propertyId), eq(orderUpgrades.orderId, orderId)))
}

/** One that reached staff and still has its person. */
export async function findRequest(
  tx: Tx,
  propertyId: string,
  id: string,
): Promise<{ bookingId: string | null } | null> {
  const [row] = await tx
    .select({ bookingId: orders.bookingId })
    .from(orders)
    .where(
      and(
        eq(orders.propertyId, propertyId),
        eq(orders.id, id),
        eq(orders.stage, 'placed'),
        isNull(orders.removedAt),
      ),
    )
  return row ?? null
}
