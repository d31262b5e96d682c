import { and, desc, eq, isNull, ne } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { orders } from '../../orders/tables.ts'
import { type OrderUpgradeRow, orderUpgrades } from '../tables.ts'

const ofOrder = and(eq(orderUpgrades.propertyId, orders.propertyId), eq(orderUpgrades.orderId, orders.id))

/** The latest request of a stay that waits for an answer or was accepted. */
export async function findLatestRequest(
  tx: Tx,
  propertyId: string,
  bookingId: string,
): Promise<{ upgradeId: string; watchId: string } | null> {
  const [row] = await tx
    .select({ upgradeId: orderUpgrades.roomUpgradeId, watchId: orders.watchId })
    .from(orderUpgrades)
    .innerJoin(orders, ofOrder)
    .where(
      and(
        eq(orders.propertyId, propertyId),
        eq(orders.bookingId, bookingId),
        eq(orders.stage, 'placed'),
        ne(orders.status, 'declined'),
        eq(orders.isPreview, false),
        isNull(orders.removedAt),
      ),
    )
    .orderBy(desc(orders.placedAt), desc(orders.number))
    .limit(1)
  return row ?? null
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
